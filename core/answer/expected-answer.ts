import { answerCopy, listWords, reachWords } from '#core/copy/answer.ts';
import { capital } from '#core/copy/capital.ts';
import type { AnswerWay, ExpectedFacts } from './answer.ts';
import type { AnswerParts, Asked } from './answer-for.ts';
import { namesOf } from './channel-words.ts';
import { isLimited } from './ways-here.ts';

/** What is not certain: confirmed for states that nobody told, announced, usual by the guide's own count or by somebody's word, rights. */
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
		const line = answerCopy.usual(namesOf(usual));
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

function countedAnswer({ channels, of }: ExpectedFacts): AnswerParts {
	const said = answerCopy.usual(namesOf(channels.map((channel) => ({ channel }))));
	const { games, partly } = channels[0] ?? {};
	const counted = of === undefined || games === undefined ? answerCopy.allGames : answerCopy.ground(games, of);
	const ground = partly ? `${counted}, ${answerCopy.partly}` : counted;
	return { kind: 'usual', headline: capital(said), access: answerCopy.unsure, ground, line: said };
}

function rightsAnswer({ channels }: ExpectedFacts): AnswerParts {
	const names = namesOf(channels.map((channel) => ({ channel })));
	const access = answerCopy.partOfGames(names.length);
	return { kind: 'rights', headline: capital(answerCopy.rights(names)), access, line: answerCopy.rightsLine(names) };
}
