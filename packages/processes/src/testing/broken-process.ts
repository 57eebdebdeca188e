/** Ends before it serves anything. */
process.exit(3);
