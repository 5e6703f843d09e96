import { expect, test } from 'vitest';
import { articleSlugs } from './article-slug.ts';
import { answerOf, stateAfterRestore, stepsFor } from './article-state.ts';

test('S4.05 what may be done follows from the state; the trash leaves only the way back', () => {
	expect(stepsFor({ state: 'draft', deletedAt: null })).toContain('publish');
	expect(stepsFor({ state: 'published', deletedAt: null })).toEqual([
		'publish-changes',
		'unpublish',
		'archive',
		'trash',
	]);
	expect(stepsFor({ state: 'published', deletedAt: 5 })).toEqual(['restore']);
});

test('an address answers 410 only for what readers once had', () => {
	expect(answerOf({ state: 'published', deletedAt: null, publishedAt: 1 })).toBe('here');
	expect(answerOf({ state: 'archived', deletedAt: null, publishedAt: 1 })).toBe('gone');
	expect(answerOf({ state: 'published', deletedAt: 2, publishedAt: 1 })).toBe('gone');
	expect(answerOf({ state: 'draft', deletedAt: 2, publishedAt: null })).toBe('unknown');
	expect(answerOf({ state: 'scheduled', deletedAt: null, publishedAt: null })).toBe('unknown');
});

test('a schedule whose hour went by in the trash comes back as a draft', () => {
	expect(stateAfterRestore({ state: 'scheduled', scheduledAt: 10 }, 11)).toBe('draft');
	expect(stateAfterRestore({ state: 'scheduled', scheduledAt: 12 }, 11)).toBe('scheduled');
	expect(stateAfterRestore({ state: 'published', scheduledAt: null }, 11)).toBe('published');
});

test('an address is made of whole words of the title, and of something even where it has none', () => {
	const first = (title: string) => articleSlugs(title).next().value;
	expect(first('Clássico muda de hora: São Paulo x Santos às 21h30')).toBe(
		'classico-muda-de-hora-sao-paulo-x-santos-as-21h30',
	);
	expect(first('⚽⚽')).toBe('noticia');
	expect(first(`${'palavra '.repeat(20)}`)).toMatch(/^(?:palavra-)*palavra$/);
	expect(first('a_b__c')).toBe('a-b-c');
	expect(first('x'.repeat(200))).toHaveLength(70);
	const [, second] = articleSlugs('Final');
	expect(second).toBe('final-2');
});
