import { capital } from '#core/kit/capital.ts';
import type { AnswerWay, ExpectedFacts } from './answer.ts';
import type { AnswerParts, Asked } from './asked.ts';
import { namesOf } from './channel-words.ts';
import { answerCopy, listWords, reachWords } from './copy.ts';
import { isLimited } from './ways-here.ts';

/**
 * The uncertain answers, strongest first: confirmed in unspecified states, announced, usual
 * (counted or by an operator), rights.
 */
export function expectedAnswer(asked: Asked): AnswerParts | null {
	const { ways } = asked;
	if (ways.somewhere.length > 0) return somewhereAnswer(asked);
	const { unconfirmed, usual } = ways;
	if (unconfirmed.length > 0) {
		const line = answerCopy.unsureLine(namesOf(unconfirmed));
		return {
			kind: 'unconfirmed',
			...unsure(answerCopy.mayShow(namesOf(unconfirmed)), unconfirmed, asked),
			line,
		};
	}
	const expected = asked.game.ways.every(({ state }) => state === 'usual')
		? asked.game.expected
		: undefined;
	const here = expected?.kind === 'usual' ? usualHere(expected, asked) : null;
	if (here !== null) return countedAnswer(here, here === expected ? null : asked.words);
	if (usual.length > 0) {
		const line = answerCopy.usual([namesOf(usual)]);
		return { kind: 'usual', ...unsure(line, usual, asked), line };
	}
	return expected?.kind !== 'rights' || asked.game.ways.length > 0 ? null : rightsAnswer(expected);
}

/**
 * The usual channels minus those known not to show this game here: an operator said so, or they
 * show another game. Null where none remains.
 */
function usualHere(expected: ExpectedFacts, { game, ways }: Asked): ExpectedFacts | null {
	const here = new Set(ways.usual.map(({ channel }) => channel.id));
	const missing = new Set(
		game.ways.flatMap(({ channel }) => (here.has(channel.id) ? [] : [channel.id])),
	);
	const channels = expected.channels.filter(({ id }) => !missing.has(id));
	const [only] = channels;
	if (only === undefined) return null;
	if (channels.length === expected.channels.length) return expected;
	const { times, ...facts } = expected;
	// One remaining channel has a known count; several together do not.
	const counted = channels.length === 1 && only.games !== undefined ? { times: only.games } : {};
	return { ...facts, channels, ...counted };
}

function somewhereAnswer({ ways, words }: Asked): AnswerParts {
	const said = `${listWords(namesOf(ways.somewhere), 'and')} ${answerCopy.someStates}`;
	return { kind: 'unconfirmed', place: words?.inside ?? null, headline: said, line: said };
}

/** The country's answer names the states: the channel is available in no others. */
function unsure(said: string, ways: readonly AnswerWay[], { words }: Asked) {
	const reaches = [
		...new Set(ways.map(({ reach }) => (isLimited(reach) ? reachWords(reach) : null))),
	];
	const where =
		words === null && reaches.length === 1 && typeof reaches[0] === 'string'
			? ` ${reaches[0]}`
			: '';
	return {
		place: words?.inside ?? null,
		headline: words === null ? capital(said + where) : said,
		access: answerCopy.unsure,
	};
}

function countedAnswer({ channels, times, of }: ExpectedFacts, words: Asked['words']): AnswerParts {
	const namesIn = (some: ExpectedFacts['channels']) =>
		namesOf(some.map((channel) => ({ channel })));
	const said = answerCopy.usual(
		[...Map.groupBy(channels, ({ set = 0 }) => set).values()].map(namesIn),
	);
	const counted =
		of === undefined
			? answerCopy.allGames(channels.length)
			: times === undefined
				? ''
				: answerCopy.ground(times, of);
	const partly = channels.filter((channel) => channel.partly);
	const limit = partly.length === channels.length ? [] : namesIn(partly);
	const ground =
		[counted, partly.length === 0 ? '' : answerCopy.partly(limit)]
			.filter((part) => part !== '')
			.join(', ') || null;
	const place = words?.inside ?? null;
	return {
		kind: 'usual',
		place,
		headline: place === null ? capital(said) : said,
		access: answerCopy.unsure,
		ground,
		line: said,
	};
}

function rightsAnswer({ channels }: ExpectedFacts): AnswerParts {
	const names = namesOf(channels.map((channel) => ({ channel })));
	const access = answerCopy.partOfGames(names.length);
	return {
		kind: 'rights',
		headline: capital(answerCopy.rights(names)),
		access,
		line: answerCopy.rightsLine(names),
	};
}
