/** Bundles the charts for Node, which strips types but cannot load JSX. */
export default {
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'src/draw-picture.tsx', outDir: 'dist', emptyOutDir: true, target: 'node26' },
};
