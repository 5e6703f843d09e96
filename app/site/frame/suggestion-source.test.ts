import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTHING_UNDERSTOOD, understoodOf } from '#core/search/query/understanding.ts';
import type { SuggestionAnswer } from '#core/search/suggestion.ts';
import { createSuggestionSource, type SuggestionState } from './suggestion-source.ts';

type Question = {
	term: string;
	signal: AbortSignal;
	answer: (answer: SuggestionAnswer) => void;
	fail: () => void;
};

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function open({ online = true } = {}) {
	const asked: Question[] = [];
	const reported: SuggestionState[] = [];
	const ask = (term: string, signal: AbortSignal) => {
		const { promise, resolve, reject } = Promise.withResolvers<SuggestionAnswer>();
		asked.push({ term, signal, answer: resolve, fail: () => reject(new Error('away')) });
		return promise;
	};
	const here = (term: string) =>
		term === 'aqui'
			? [{ kind: 'page', id: 'x', name: 'Aqui', detail: '', url: '/time/x' } as const]
			: [];
	const source = createSuggestionSource({ ask, here, isOnline: () => online }, (state) =>
		reported.push(state),
	);
	return { source, asked, reported, now: () => reported.at(-1) };
}

function answerTo(term: string): SuggestionAnswer {
	const team = { kind: 'team', id: term, name: term, detail: '', url: `/time/${term}` } as const;
	return {
		query: term,
		understood: understoodOf(NOTHING_UNDERSTOOD),
		words: [],
		suggestions: [team],
	};
}

const settle = () => vi.advanceTimersByTimeAsync(1_000);

test('quick typing asks once, for the last term', async () => {
	const { source, asked, now } = open();
	for (const term of ['f', 'fl', 'fla']) {
		source.want(term);
		await vi.advanceTimersByTimeAsync(40);
	}
	await settle();
	expect(asked.map(({ term }) => term)).toEqual(['fla']);
	asked[0]?.answer(answerTo('fla'));
	await settle();
	expect(now()).toMatchObject({ term: 'fla', status: 'ready', shown: [{ id: 'fla' }] });
});

test('a late answer is never shown, and its question is called off', async () => {
	const { source, asked, reported, now } = open();
	source.want('fla');
	await settle();
	source.want('flu');
	await settle();
	expect(asked[0]?.signal.aborted).toBe(true);
	asked[1]?.answer(answerTo('flu'));
	await settle();
	asked[0]?.answer(answerTo('fla'));
	await settle();
	expect(now()).toMatchObject({ term: 'flu', shown: [{ id: 'flu' }] });
	expect(reported.filter(({ term, status }) => term === 'fla' && status === 'ready')).toEqual([]);
});

test('what is known comes back at once, and the list before stays while one waits', async () => {
	const { source, asked, now } = open();
	source.want('fla');
	await settle();
	asked[0]?.answer(answerTo('fla'));
	await settle();
	source.want('flam');
	expect(now()).toMatchObject({ term: 'flam', status: 'waiting', shown: [{ id: 'fla' }] });
	source.want('fla');
	expect(now()).toMatchObject({ term: 'fla', status: 'ready' });
	await settle();
	expect(asked).toHaveLength(1);
});

test('a failure tells whether the connection is gone, and the next wish asks again', async () => {
	for (const [online, status] of [
		[true, 'failed'],
		[false, 'offline'],
	] as const) {
		const { source, asked, now } = open({ online });
		source.want('fla');
		await settle();
		asked[0]?.fail();
		await settle();
		expect(now()).toMatchObject({ status, shown: [] });
		source.want('fla');
		await settle();
		expect(asked).toHaveLength(2);
	}
});

test('while one waits, another letter is no news: nothing is drawn anew for it', async () => {
	const { source, asked, reported } = open();
	for (const term of ['f', 'fl', 'fla']) source.want(term);
	expect(reported).toEqual([]);
	await settle();
	asked[0]?.answer(answerTo('fla'));
	await settle();
	for (const term of ['flam', 'flame']) source.want(term);
	expect(reported.map(({ term, status }) => `${term} ${status}`)).toEqual([
		'fla ready',
		'flam waiting',
	]);
});

test('once stopped, nothing more is told, until something is wanted again', async () => {
	const { source, asked, reported } = open();
	source.want('fla');
	await settle();
	source.stop();
	asked[0]?.answer(answerTo('fla'));
	await settle();
	expect(reported).toEqual([]);
	source.want('fla');
	await settle();
	expect(asked).toHaveLength(1);
	expect(reported.at(-1)).toMatchObject({ status: 'ready' });
});

test('without an answer the page itself suggests what it has, and the guide is asked again', async () => {
	const { source, asked, now } = open({ online: false });
	source.want('aqui');
	await settle();
	asked[0]?.fail();
	await settle();
	expect(now()).toMatchObject({ term: 'aqui', status: 'offline', shown: [{ url: '/time/x' }] });
	source.want('aqui');
	await settle();
	asked[1]?.answer(answerTo('aqui'));
	await settle();
	expect(now()).toMatchObject({ term: 'aqui', status: 'ready', shown: [{ id: 'aqui' }] });
});
