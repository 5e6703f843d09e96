import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { markReading } from './highlight.ts';

const globo = { channel: 'Globo', channelId: 'globo', include: [], exclude: [], note: null };

test('what was read stands out of the source, each piece by what it is', () => {
	const draft = aDraft({
		competition: { name: 'Brasileirão', competitionId: null },
		broadcasts: [globo],
	});
	expect(
		markReading('21h30 – FLAMENGO x Palmeiras – Brasileirão – Globo (menos RS)', draft),
	).toEqual([
		{ text: '21h30', kind: 'time' },
		{ text: ' – ', kind: null },
		{ text: 'FLAMENGO', kind: 'team' },
		{ text: ' x ', kind: null },
		{ text: 'Palmeiras', kind: 'team' },
		{ text: ' – ', kind: null },
		{ text: 'Brasileirão', kind: 'competition' },
		{ text: ' – ', kind: null },
		{ text: 'Globo', kind: 'channel' },
		{ text: ' (menos RS)', kind: null },
	]);
});

test('the same word twice is two places; a word that is not there marks nothing', () => {
	const side = (name: string) => ({ name, teamId: null, candidates: [] });
	const pieces = markReading(
		'River x River',
		aDraft({ home: side('River'), away: side('River'), time: '16:00' }),
	);
	expect(pieces.filter(({ kind }) => kind === 'team')).toHaveLength(2);
});

test('law: the pieces together are the text', () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 8 }), (text, name) => {
			const draft = aDraft({ home: { name, teamId: null, candidates: [] }, venue: name });
			expect(
				markReading(text, draft)
					.map((piece) => piece.text)
					.join(''),
			).toBe(text);
		}),
	);
});
