/** The pictures' drawing for Node, which strips types but does not read JSX: one module with React inside. */
export default {
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'src/draw-picture.tsx', outDir: 'dist', emptyOutDir: true, target: 'node24' },
};
