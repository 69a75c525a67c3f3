/** Stands in for the package of the same name, which refuses to load outside a server bundle. */
export {};
