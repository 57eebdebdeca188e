/** Long email addresses break before the @. */
export const EmailText = ({ children }: { readonly children: string }) => {
  const at = children.lastIndexOf('@');
  return at < 1 ? (
    children
  ) : (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
};
