/**
 * The name of an archive: `guia-DAY-HOUR[-GUIDE][-LABEL][-TURN].guiabackup`, the time in UTC.
 * GUIDE = the beginning of the guide's id, LABEL = why it was made automatically, TURN = of
 * several within one second.
 */
export type ArchiveName = {
	/** YYYYMMDD-HHMMSS. */
	stamp: string;
	/** Null in a guide, or of a version, without ids. */
	guide: string | null;
	label: string | null;
	turn: number;
};

const NAME =
	/^guia-(\d{8}-\d{6})(?:-([0-9a-f]{12}))?(?:-([a-z][a-z-]*[a-z]))?(?:-(\d+))?\.guiabackup$/;
const GUIDE_DIGITS = 12;

/** Null for any other name. */
export function readArchiveName(name: string): ArchiveName | null {
	const [, stamp, guide = null, label = null, turn = '1'] = NAME.exec(name) ?? [];
	return stamp === undefined ? null : { stamp, guide, label, turn: Number(turn) };
}

export function writeArchiveName({ stamp, guide, label, turn }: ArchiveName): string {
	const parts = ['guia', stamp, guide, label, turn === 1 ? null : String(turn)];
	return `${parts.filter((part) => part !== null).join('-')}.guiabackup`;
}

/** The part of a name for an instant in UTC milliseconds. */
export function stampOf(at: number): string {
	return new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

/** The part of a name for the id of a guide. */
export function guidePart(id: string | null): string | null {
	return id === null ? null : id.replaceAll('-', '').slice(0, GUIDE_DIGITS);
}

type Listed = { name: string; read: ArchiveName };

/** Archives that were made on request, the newest first; other names are left out. */
function listRequested(names: readonly string[]): Listed[] {
	return names
		.flatMap((name) => {
			const read = readArchiveName(name);
			return read === null || read.label !== null ? [] : [{ name, read }];
		})
		.sort((one, other) => compare(other.read, one.read));
}

function compare(one: ArchiveName, other: ArchiveName): number {
	if (one.stamp !== other.stamp) return one.stamp < other.stamp ? -1 : 1;
	return one.turn - other.turn;
}

/** The archives of `guide` (a part) behind its newest `keep`: they may be removed. */
export function archivesBehind(
	names: readonly string[],
	{ guide, keep }: { guide: string; keep: number },
): string[] {
	const own = listRequested(names).filter(({ read }) => read.guide === guide);
	return own.slice(keep).map(({ name }) => name);
}

/**
 * The newest archive of `guide`, the part of a name that tells guides apart. Without such an
 * archive, the newest one whose name has no part. On a new machine `guide` is null: then the newest
 * archive of the only guide, or 'several'. Null when no archive fits.
 */
export function newestArchive(
	names: readonly string[],
	guide: string | null,
): { name: string } | 'several' | null {
	const all = listRequested(names);
	const of = (part: string | null) => all.find(({ read }) => read.guide === part) ?? null;
	if (guide !== null) return of(guide) ?? of(null);
	return new Set(all.map(({ read }) => read.guide)).size > 1 ? 'several' : (all[0] ?? null);
}
