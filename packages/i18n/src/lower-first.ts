/** For a phrase that stands alone elsewhere and follows a colon here. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
