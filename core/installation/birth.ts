/** Parts of a guide in the data directory, outside the database. */
export const REMAINS = ['certificate', 'key', 'files', 'backups'] as const;
export type Remain = (typeof REMAINS)[number];

/**
 * The database: without our tables, or with the id of its guide; null = created before guides had
 * ids.
 */
export type DatabaseBirth = 'empty' | { id: string | null };

/** The data directory: the id of its guide, null = none recorded; and the parts found there. */
export type FolderBirth = { id: string | null; remains: readonly Remain[] };

/**
 * `id` = the one both use from now on, null = a new one must be created; 'lost' = an old folder
 * beside an empty database, 'foreign' = another guide's.
 */
export type BirthVerdict = { id: string | null } | 'lost' | 'foreign';

/**
 * Whether a database and a data directory belong together. Where parts of a guide remain, an empty
 * database means that its data was lost. If only one of the two has an id, it gives it to the
 * other. Examples: a second node with its own folder, a restored backup, a guide older than the
 * ids.
 */
export function judgeBirth(database: DatabaseBirth, folder: FolderBirth): BirthVerdict {
	if (database === 'empty') return folder.remains.length > 0 ? 'lost' : { id: null };
	if (database.id !== null && folder.id !== null && database.id !== folder.id) return 'foreign';
	return { id: database.id ?? folder.id };
}
