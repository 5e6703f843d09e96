import { oneLine } from '#core/kit/plain-text.ts';
import type { AnswerChannel, AnswerWay } from './answer.ts';
import { answerCopy } from './copy.ts';

/** Longest name in a sentence, in characters. */
const NAME = 60;

/** A name safe for a sentence: one line, and no `PLACE_MARKS` placeholders. */
export function plainName(name: string): string {
	return oneLine(name, NAME).replace(/[{}]/gu, '');
}

/** Channel names without duplicates. */
export function namesOf(ways: readonly Pick<AnswerWay, 'channel'>[]): string[] {
	return [...new Set(ways.map(({ channel }) => plainName(channel.name)))];
}

/** Whether all of some channels are free. */
export function areFree(ways: readonly { channel: Pick<AnswerChannel, 'free'> }[]): boolean {
	return ways.length > 0 && ways.every(({ channel }) => channel.free);
}

/** The channels summarised beside a chip: '+ CazéTV', '+2 pagos', '+3 canais'; null without any. */
export function besideWords(others: readonly AnswerWay[]): string | null {
	const [first] = others;
	if (first === undefined) return null;
	if (others.every(({ channel }) => !channel.free)) return answerCopy.otherPaid(others.length);
	const free = others.filter(({ channel }) => channel.free);
	return free.length === 1 && free[0] === first
		? answerCopy.otherFree(plainName(first.channel.name))
		: answerCopy.otherChannels(others.length);
}
