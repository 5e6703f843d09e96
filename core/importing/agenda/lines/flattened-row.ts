import { COMPETITION, ROUND } from '#core/football-pt/words.ts';
import {
	areAllKnown,
	areChannels,
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';

/** The longest first part first. */
function cutsOf(text: string): [string, string][] {
	const cuts: [string, string][] = [];
	for (let at = text.lastIndexOf(' '); at > 0; at = text.lastIndexOf(' ', at - 1))
		cuts.push([text.slice(0, at), text.slice(at + 1)]);
	return cuts;
}

/** The name goes on. */
const UNFINISHED = /(?:^|[\s,;/])(?:d[aeo]s?|e|,)$/u;

const NO_TOWN = /^(?:cl[áa]ssico|d[ée]rbi|final|semi)/iu;

type AwayAndTail = { away: string; tail: string };

/** 'Ceará Barradão (Salvador)': the ground between the away side and its town. */
function cutGround(away: string, after: string, known: Known): AwayAndTail | null {
	const town = /^\((\p{Lu}[\p{L} .'-]{3,40})\)/u.exec(after)?.[1] ?? '';
	const list = readChannelList(town, known.channel);
	const isOther =
		NO_TOWN.test(town) || known.competition(town) || COMPETITION.test(town) || ROUND.test(town);
	if (town === '' || isOther || list.known > 0 || looksLikeChannels(list)) return null;
	const [name, place] =
		cutsOf(away).find(
			([head, tail]) =>
				known.team(head) && !UNFINISHED.test(head) && /^\p{Lu}/u.test(tail) && !known.channel(tail),
		) ?? [];
	return name === undefined ? null : { away: name, tail: `| Local: ${place} | ` };
}

/**
 * The away side, and what follows it in a table that lost its cells ('Santos Arena MRV ESPN'): the
 * venue and the channels, as fields.
 */
export function cutFlattened({ away, after }: Matchup, known: Known): AwayAndTail {
	if (known.team(away)) return { away, tail: '' };
	const grounded = cutGround(away, after, known);
	if (grounded) return grounded;
	const cuts = cutsOf(away);
	for (const [name, tail] of cuts) {
		if (!known.team(name) || UNFINISHED.test(name)) continue;
		const placed = cutVenue(tail, known);
		if (placed) return { away: name, tail: placed };
		const list = readChannelList(tail, known.channel);
		if (areChannels(list)) return { away: name, tail: `| ${tail}` };
	}
	// The longest run of channels after an unknown side.
	const shown = cuts.findLast(
		([name, tail]) => areShown(tail, known) && !known.team(tail) && !UNFINISHED.test(name),
	);
	return shown ? { away: shown[0], tail: `| ${shown[1]}` } : { away, tail: '' };
}

function areShown(text: string, known: Known): boolean {
	return areAllKnown(readChannelList(text, known.channel));
}

function cutVenue(text: string, known: Known): string | null {
	if (known.channel(text) || areShown(text, known)) return null;
	const [place, rest] =
		cutsOf(text).findLast(
			([head, tail]) =>
				/^\p{Lu}.*[^,;/]$/u.test(head) &&
				readChannelList(head, known.channel).known === 0 &&
				areShown(tail, known),
		) ?? [];
	return place === undefined ? null : `| Local: ${place} | ${rest} `;
}
