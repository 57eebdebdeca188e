/** An address that is too long for its column breaks before its @ rather than anywhere. */
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
