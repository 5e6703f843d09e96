/** What of a guide lies in the data directory beside the database. */
export const REMAINS = ['certificate', 'key', 'files', 'backups'] as const;
export type Remain = (typeof REMAINS)[number];

/**
 * The database: without any table of ours, or with the id of its guide; null = it was made before
 * guides had one.
 */
export type DatabaseBirth = 'empty' | { id: string | null };

/** The data directory: the id of its guide, null = none is noted; and what lies there. */
export type FolderBirth = { id: string | null; remains: readonly Remain[] };

/**
 * `id` is the one that both go by from now on, null = a new one has to be made; 'lost' = an old
 * folder beside an empty database, 'foreign' = of another guide.
 */
export type BirthVerdict = { id: string | null } | 'lost' | 'foreign';

/**
 * Whether a database and a data directory may be used together. A guide is born once: where
 * something of one is left, an empty database is a lost one. One of the two alone hands its id to
 * the other: a second node with a folder of its own, a restored backup, a guide from before the
 * ids.
 */
export function judgeBirth(database: DatabaseBirth, folder: FolderBirth): BirthVerdict {
	if (database === 'empty') return folder.remains.length > 0 ? 'lost' : { id: null };
	if (database.id !== null && folder.id !== null && database.id !== folder.id) return 'foreign';
	return { id: database.id ?? folder.id };
}
