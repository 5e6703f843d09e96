import { expect, test } from 'vitest';
import { EMPTY_ARTICLE, storableArticle, typedArticle } from './typed-article.ts';

const saved = { ...EMPTY_ARTICLE, slug: 'final', credit: { name: 'Lance', url: null } };

test('what is stored comes back as it was through the form', () => {
	expect(storableArticle(typedArticle(saved), saved)).toEqual({ content: saved, problems: {} });
	expect(storableArticle(typedArticle(EMPTY_ARTICLE), saved)).toEqual({
		content: EMPTY_ARTICLE,
		problems: {},
	});
});

test('a field that is half typed keeps nothing else from being saved', () => {
	const typed = {
		...typedArticle(saved),
		title: 'Novo',
		slug: 'Não serve',
		creditName: '',
		creditUrl: 'https://lance.example/x',
	};
	const { content, problems } = storableArticle(typed, saved);
	expect(content).toEqual({ ...saved, title: 'Novo' });
	expect(Object.keys(problems)).toEqual(['slug', 'credit.name']);
	expect(
		Object.keys(storableArticle({ ...typedArticle(saved), creditUrl: 'lance' }, saved).problems),
	).toEqual(['credit.url']);
});
