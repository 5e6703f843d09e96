/**
 * What a writer was told to be stored, one JSON line each. A group is the games of one transaction:
 * all of them or none.
 */
export type Acknowledgement =
	| { kind: 'insert' | 'import'; group: string }
	| { kind: 'update'; id: string; revision: number; venue: string }
	| { kind: 'setting'; value: number }
	| { kind: 'seed' }
	/** Not stored, and said so: the disk was full. */
	| { kind: 'refused' };

/** Name of a group, which tells how many games belong to it. */
export function groupName(run: number, turn: number, size: number): string {
	return `run ${run} turn ${turn} of ${size}`;
}

export function groupSize(group: string): number {
	return Number(group.split(' ').at(-1));
}
