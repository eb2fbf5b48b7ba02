/** What a store of uploads in parts can do for whoever sends one (R8). */
export const PART_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration'] as const;
