import type { BroadcastChange } from '#core/games/contract/form.ts';
import { tidyCoverage } from '#core/games/coverage/coverage-rules.ts';
import { asText, type Taken, turnOf } from './merge-turn.ts';

type List = readonly BroadcastChange[];
type Lists = { base: List | null; mine: List; theirs: List };
type Key = `channel:${string}` | 'order' | 'channels';
type BroadcastMerge = { broadcasts: BroadcastChange[]; both: Key[]; theirs: Key[] };

/** Parts of a line that merge separately; the verification goes with the later version. */
const PARTS = ['state', 'coverage', 'link', 'note', 'source'] as const;

/**
 * Three-way merge of channel lists, channel by channel (S1.04). "No channel shows it" and a list of
 * channels exclude each other: where the versions disagree on it, the list merges as a whole.
 * `taken` resolves conflicts; without an answer, theirs wins.
 */
export function mergeBroadcasts(lists: Lists, taken: Taken): BroadcastMerge {
	const { base, mine, theirs } = lists;
	if (new Set([base ?? mine, mine, theirs].map(saysNone)).size > 1) return mergeWhole(lists, taken);
	const merge: BroadcastMerge = { broadcasts: [], both: [], theirs: [] };
	const lines = new Map<string, BroadcastChange>();
	for (const id of new Set([...mine, ...theirs].map(idOf))) {
		const find = (list: List) => list.find((line) => idOf(line) === id);
		const known = base === null ? null : find(base);
		const line = mergeLine({ base: known, mine: find(mine), theirs: find(theirs) });
		const key = `channel:${id}` as const;
		if (line.turn === 'both' || line.turn === 'theirs') merge[line.turn].push(key);
		const kept = taken[key] === 'mine' ? line.mine : line.theirs;
		if (kept !== undefined) lines.set(id, kept);
	}
	const order = mergeOrder(lists, { taken, kept: [...lines.keys()] });
	if (order.isClash) merge.both.push('order');
	return {
		...merge,
		broadcasts: [...new Set([...order.ids, ...lines.keys()])].flatMap((id) => lines.get(id) ?? []),
	};
}

function mergeWhole({ base, mine, theirs }: Lists, taken: Taken): BroadcastMerge {
	const turn = turnOf({
		base: base === null ? null : facts(base),
		mine: facts(mine),
		theirs: facts(theirs),
	});
	const isMine =
		turn === 'mine' || turn === 'same' || (turn === 'both' && taken.channels === 'mine');
	return {
		broadcasts: [...(isMine ? mine : theirs)],
		both: turn === 'both' ? ['channels'] : [],
		theirs: turn === 'theirs' ? ['channels'] : [],
	};
}

type Line = BroadcastChange | undefined;

/** One channel: its result when mine wins conflicts, and when theirs does. */
function mergeLine({ base, mine, theirs }: { base: Line | null; mine: Line; theirs: Line }) {
	const known = base === null ? null : fact(base);
	const turn = turnOf({ base: known, mine: fact(mine), theirs: fact(theirs) });
	if (mine === undefined || theirs === undefined) {
		const kept = turn === 'mine' ? mine : theirs;
		return turn === 'both' ? { turn, mine, theirs } : { turn, mine: kept, theirs: kept };
	}
	const verifiedAt = later(mine.verifiedAt, theirs.verifiedAt);
	const line = { turn, mine: { ...mine, verifiedAt }, theirs: { ...theirs, verifiedAt } };
	const parts = PARTS.map((part) => {
		const before = base ? asText(base[part]) : null;
		return {
			part,
			turn: turnOf({ base: before, mine: asText(mine[part]), theirs: asText(theirs[part]) }),
		};
	});
	for (const { part, turn: whose } of parts) {
		if (whose === 'mine') Object.assign(line.theirs, { [part]: mine[part] });
		if (whose === 'theirs') Object.assign(line.mine, { [part]: theirs[part] });
	}
	const isClash = parts.some(({ turn: whose }) => whose === 'both');
	const isTheirs = parts.some(({ turn: whose }) => whose === 'theirs');
	return {
		...line,
		turn: isClash ? ('both' as const) : isTheirs ? ('theirs' as const) : ('mine' as const),
	};
}

/** Whose order of channels applies; new ones of the other side come last. */
function mergeOrder(
	{ base, mine, theirs }: Lists,
	{ taken, kept }: { taken: Taken; kept: readonly string[] },
): { ids: string[]; isClash: boolean } {
	const own = mine.map(idOf);
	const other = theirs.map(idOf);
	const first = (base ?? theirs).map(idOf);
	const among = (ids: string[]) =>
		ids.filter((id) => [first, own, other].every((list) => list.includes(id))).join();
	const turn = turnOf({ base: among(first), mine: among(own), theirs: among(other) });
	const isOwn =
		turn === 'mine' ||
		(turn === 'same' && other.join() === first.join() && kept.every((id) => own.includes(id))) ||
		(turn === 'both' && taken.order === 'mine');
	return { ids: isOwn ? [...own, ...other] : [...other, ...own], isClash: turn === 'both' };
}

function idOf({ channelId }: BroadcastChange): string {
	return channelId ?? 'none';
}

function saysNone(list: List): boolean {
	return list.some(({ state }) => state === 'none');
}

/** The content of a line, without when it was verified. */
function fact(line: Line): string {
	return line === undefined
		? ''
		: asText(PARTS.map((part) => (part === 'coverage' ? tidyCoverage(line.coverage) : line[part])));
}

function facts(list: List): string {
	return asText(list.map((line) => [idOf(line), fact(line)]));
}

type Moment = BroadcastChange['verifiedAt'];

function later(one: Moment, other: Moment): Moment {
	if (one === 'now' || other === 'now') return 'now';
	return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
