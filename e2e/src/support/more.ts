/** Tag of journeys of which `npm test` has a quick example elsewhere: they run in `npm run test:more`. */
export const MORE = '@more';
