import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import type { Answer, AnswerMine, AnswerWay } from './answer.ts';
import type { AnswerParts, Asked } from './asked.ts';
import { areFree, besideWords, namesOf, plainName } from './channel-words.ts';
import { answerCopy, listWords, MOST_NAMED, type PlaceWords, reachWords } from './copy.ts';
import { isLimited, type WaysHere } from './ways-here.ts';

/** What is confirmed here: the reader's own channels, else the free ones, else the paid ones. */
export function sureAnswer({ ways, words, mine }: Asked): AnswerParts | null {
	const own =
		mine === null
			? []
			: ways.sure.filter((way) => isMine(way, mine) && (words !== null || !isLimited(way.reach)));
	const free = ways.sure.filter(({ channel }) => channel.free);
	const named = own.length > 0 ? own : free.length > 0 ? free : ways.sure;
	const [first] = named;
	if (first === undefined) return null;
	const others = ways.sure.filter((way) => way !== first);
	const restOf = (mentioned: readonly AnswerWay[]) =>
		besideWords(ways.sure.filter((way) => !mentioned.includes(way)));
	const chip = {
		lead: leadOf(first, words, own.length > 0),
		line: plainName(first.channel.name),
		beside: besideOf(others, ways, words),
	};
	if (own.length > 0) {
		const said = {
			place: answerCopy.youHave,
			headline: listWords(namesOf(own), 'and'),
			rest: restOf(own),
		};
		return { ...chip, ...counterOf(ways, words), kind: 'confirmed', ...said };
	}
	if (words === null && isLimited(first.reach))
		return { ...chip, kind: 'confirmed', headline: reachParts([...ways.sure, ...ways.somewhere]) };
	const here = words === null ? named.filter(({ reach }) => !isLimited(reach)) : named;
	const names = namesOf(here);
	const said = {
		headline: listWords(names, 'or'),
		access: answerCopy.access(areFree(here), names.length),
		rest: restOf(here),
	};
	return {
		...chip,
		kind: 'confirmed',
		place: words?.inside ?? null,
		...counterOf(ways, words),
		...said,
	};
}

function isMine({ channel }: AnswerWay, { channels, groups }: AnswerMine): boolean {
	return channels.includes(channel.id) || groups.includes(channel.group);
}

/** A sentence that begins with a rival game already names the place. */
function counterOf({ rival }: WaysHere, words: PlaceWords | null): Partial<Answer> {
	if (rival === null || words === null) return {};
	return { place: null, counter: answerCopy.counter(words, rival.channel, rival.title) };
}

function leadOf(
	{ channel, reach }: AnswerWay,
	words: PlaceWords | null,
	isOwn: boolean,
): Answer['lead'] {
	const where = !isLimited(reach)
		? null
		: words === null
			? reachWords(reach)
			: answerCopy.here(words);
	const access = isOwn ? answerCopy.youHaveIt : answerCopy.access(channel.free, 1);
	const { id, name, group, free } = channel;
	return {
		id,
		name: plainName(name),
		group,
		free,
		words: where === null ? access : `${where}, ${access}`,
	};
}

/** A free channel elsewhere matters more than the number of paid ones. */
function besideOf(
	others: readonly AnswerWay[],
	{ sure, elsewhere }: WaysHere,
	words: PlaceWords | null,
): string | null {
	const missed =
		words === null || sure.some(({ channel }) => channel.free)
			? undefined
			: elsewhere.find(({ channel }) => channel.free);
	return missed !== undefined && words !== null
		? answerCopy.notHere(plainName(missed.channel.name), words)
		: besideWords(others);
}

/**
 * 'Globo em 11 estados · sportv e Premiere em todo o Brasil': channels with equal reach are
 * grouped, and at most three are named.
 */
function reachParts(ways: readonly AnswerWay[]): string {
	const named = ways.slice(0, MOST_NAMED);
	const groups = Map.groupBy(named, ({ reach }) =>
		reach.in === UNKNOWN_UFS ? answerCopy.someStates : reachWords(reach),
	);
	const parts = [...groups].map(
		([where, members]) => `${listWords(namesOf(members), 'and')} ${where}`,
	);
	return answerCopy.parts(
		ways.length > named.length ? [...parts, answerCopy.more(ways.length - named.length)] : parts,
	);
}
