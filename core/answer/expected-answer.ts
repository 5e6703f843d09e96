import { answerCopy, listWords, reachWords } from '#core/copy/answer.ts';
import { capital } from '#core/copy/capital.ts';
import type { AnswerWay, ExpectedFacts } from './answer.ts';
import type { AnswerParts, Asked } from './answer-for.ts';
import { namesOf } from './channel-words.ts';
import { isLimited } from './ways-here.ts';

/**
 * What is not certain: confirmed for states that nobody told, announced, usual by the guide's own
 * count or by somebody's word, rights.
 */
export function expectedAnswer(asked: Asked): AnswerParts | null {
	const { ways } = asked;
	if (ways.somewhere.length > 0) return somewhereAnswer(asked);
	const { unconfirmed, usual } = ways;
	if (unconfirmed.length > 0) {
		const line = answerCopy.unsureLine(namesOf(unconfirmed));
		return { kind: 'unconfirmed', ...unsure(answerCopy.mayShow(namesOf(unconfirmed)), unconfirmed, asked), line };
	}
	const expected = asked.game.ways.every(({ state }) => state === 'usual') ? asked.game.expected : undefined;
	if (expected?.kind === 'usual') return countedAnswer(expected);
	if (usual.length > 0) {
		const line = answerCopy.usual([namesOf(usual)]);
		return { kind: 'usual', ...unsure(line, usual, asked), line };
	}
	return expected === undefined || asked.game.ways.length > 0 ? null : rightsAnswer(expected);
}

function somewhereAnswer({ ways, words }: Asked): AnswerParts {
	const said = `${listWords(namesOf(ways.somewhere), 'and')} ${answerCopy.someStates}`;
	return { kind: 'unconfirmed', place: words?.inside ?? null, headline: said, line: said };
}

/** Seen from the whole country, states that are told are said: the channel is in no other. */
function unsure(said: string, ways: readonly AnswerWay[], { words }: Asked) {
	const reaches = [...new Set(ways.map(({ reach }) => (isLimited(reach) ? reachWords(reach) : null)))];
	const where = words === null && reaches.length === 1 && typeof reaches[0] === 'string' ? ` ${reaches[0]}` : '';
	return { place: words?.inside ?? null, headline: words === null ? capital(said + where) : said, access: answerCopy.unsure };
}

function countedAnswer({ channels, times, of }: ExpectedFacts): AnswerParts {
	const namesIn = (some: ExpectedFacts['channels']) => namesOf(some.map((channel) => ({ channel })));
	const said = answerCopy.usual([...Map.groupBy(channels, ({ set = 0 }) => set).values()].map(namesIn));
	const counted = of === undefined || times === undefined ? answerCopy.allGames(channels.length) : answerCopy.ground(times, of);
	const partly = channels.filter((channel) => channel.partly);
	const limit = partly.length === channels.length ? [] : namesIn(partly);
	const ground = partly.length === 0 ? counted : `${counted}, ${answerCopy.partly(limit)}`;
	return { kind: 'usual', headline: capital(said), access: answerCopy.unsure, ground, line: said };
}

function rightsAnswer({ channels }: ExpectedFacts): AnswerParts {
	const names = namesOf(channels.map((channel) => ({ channel })));
	const access = answerCopy.partOfGames(names.length);
	return { kind: 'rights', headline: capital(answerCopy.rights(names)), access, line: answerCopy.rightsLine(names) };
}
