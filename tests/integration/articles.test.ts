import { expect } from 'vitest';
import { readDataVersion } from '#server/db/data-version.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishArticle, publishChanges, scheduleArticle } from '#server/news/publish-article.ts';
import { publishDueArticles } from '#server/news/publish-due.ts';
import { restoreRevision, saveWorkingCopy } from '#server/news/save-working-copy.ts';
import {
	archiveArticle,
	restoreArticle,
	trashArticle,
	unpublishArticle,
} from '#server/news/withdraw-article.ts';
import { aBody, done, EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

const MINUTE = 60_000;
const later = (minutes: number) => ({ ...EDITOR, now: NOW + minutes * MINUTE });

onBothEngines(
	'S4.05 an article is written in private, published, changed in private, and changed for readers',
	async (db) => {
		const articles = createArticleRepository(db.kysely);
		const version = () => readDataVersion(db.kysely);
		const start = await version();
		const draft = await createArticle(db, someWords(), EDITOR);
		const saved = done(
			await saveWorkingCopy(
				db,
				refOf(draft),
				someWords({ title: 'Clássico será às 18h30' }),
				later(1),
			),
		);
		expect({
			state: saved.state,
			slug: saved.slug,
			live: saved.live,
			revision: saved.revision,
		}).toEqual({
			...{ state: 'draft', slug: null, live: null, revision: 2 },
		});
		expect(await version()).toBe(start);
		const published = done(await publishArticle(db, refOf(saved), later(2)));
		expect(published).toMatchObject({
			state: 'published',
			slug: 'classico-sera-as-18h30',
			publishedAt: NOW + 2 * MINUTE,
			updatedAt: null,
		});
		expect(await version()).toBe(start + 1);

		const rewritten = someWords({ title: 'Clássico volta às 16h', body: aBody('Voltou atrás.') });
		const working = done(await saveWorkingCopy(db, refOf(published), rewritten, later(3)));
		expect(working).toMatchObject({
			changed: true,
			live: { title: 'Clássico será às 18h30' },
			working: { title: 'Clássico volta às 16h' },
		});
		expect(await version()).toBe(start + 1);
		const changed = done(await publishChanges(db, refOf(working), later(4)));
		expect(changed).toMatchObject({
			changed: false,
			slug: 'classico-sera-as-18h30',
			updatedAt: NOW + 4 * MINUTE,
		});
		expect(await version()).toBe(start + 2);
		expect(await articles.byId(draft.id)).toEqual(changed);
		expect(done(await publishChanges(db, refOf(changed), later(5))).revision).toBe(
			changed.revision,
		);
		expect(done(await saveWorkingCopy(db, refOf(changed), rewritten, later(5))).revision).toBe(
			changed.revision,
		);
	},
);

onBothEngines(
	'S4.05 whoever writes over another gets both versions, and nothing is written',
	async (db) => {
		const draft = await createArticle(db, someWords(), EDITOR);
		const first = done(
			await saveWorkingCopy(db, refOf(draft), someWords({ title: 'De Ana' }), later(1)),
		);
		const second = await saveWorkingCopy(
			db,
			refOf(draft),
			someWords({ title: 'De Bia' }),
			later(1),
		);
		expect(second).toEqual({ ok: false, error: { kind: 'stale', current: first } });
		expect(await publishArticle(db, { id: 'none', revision: 1 }, EDITOR)).toEqual({
			ok: false,
			error: { kind: 'not-found' },
		});
		expect(await restoreArticle(db, refOf(first), EDITOR)).toMatchObject({
			ok: false,
			error: { kind: 'wrong-step' },
		});
	},
);

onBothEngines('what an article still lacks is named by field, and it stays a draft', async (db) => {
	const picture = {
		type: 'image',
		attrs: { fileId: 'none', src: '', alt: '', decorative: false },
	} as const;
	const cover = { fileId: 'none', alt: '', focalPoint: { x: 0.5, y: 0.5 } };
	const draft = await createArticle(
		db,
		someWords({ title: '', cover, body: aBody('Texto', picture) }),
		EDITOR,
	);
	const refused = await publishArticle(db, refOf(draft), EDITOR);
	expect(refused).toMatchObject({ ok: false, error: { kind: 'invalid' } });
	const fields = refused.ok || refused.error.kind !== 'invalid' ? {} : refused.error.fields;
	expect(Object.keys(fields).sort()).toEqual(['body', 'cover.alt', 'cover.fileId', 'title']);
	const past = await scheduleArticle(db, refOf(draft), NOW, EDITOR);
	expect(past).toMatchObject({
		error: { kind: 'invalid', fields: { scheduledAt: expect.stringContaining('passou') } },
	});
});

onBothEngines(
	'a scheduled article appears at its hour with the words that were scheduled, once, also after the machine was off',
	async (db) => {
		const draft = await createArticle(db, someWords(), EDITOR);
		const scheduled = done(await scheduleArticle(db, refOf(draft), NOW + 30 * MINUTE, EDITOR));
		expect(scheduled).toMatchObject({
			state: 'scheduled',
			slug: 'classico-muda-de-horario',
			publishedAt: null,
		});
		const typing = done(
			await saveWorkingCopy(db, refOf(scheduled), someWords({ title: 'Pela metade' }), later(29)),
		);
		expect(await publishDueArticles({ db }, { now: NOW + 30 * MINUTE - 1 })).toEqual([]);
		const version = await readDataVersion(db.kysely);
		const due = await publishDueArticles({ db }, { now: NOW + 180 * MINUTE });
		expect(due).toEqual([{ id: draft.id, slug: 'classico-muda-de-horario', lateMs: 150 * MINUTE }]);
		expect(await publishDueArticles({ db }, { now: NOW + 181 * MINUTE })).toEqual([]);
		expect(await readDataVersion(db.kysely)).toBe(version + 1);
		expect(await createArticleRepository(db.kysely).byId(typing.id)).toMatchObject({
			...{ state: 'published', publishedAt: NOW + 180 * MINUTE, scheduledAt: null, changed: true },
			live: { title: 'Clássico muda de horário' },
			working: { title: 'Pela metade' },
		});
	},
);

onBothEngines(
	'addresses: one each, kept when the title changes, and the former one stays with the article',
	async (db) => {
		const one = done(
			await publishArticle(db, refOf(await createArticle(db, someWords(), EDITOR)), EDITOR),
		);
		const two = done(
			await publishArticle(db, refOf(await createArticle(db, someWords(), EDITOR)), EDITOR),
		);
		expect([one.slug, two.slug]).toEqual([
			'classico-muda-de-horario',
			'classico-muda-de-horario-2',
		]);
		const wished = done(
			await saveWorkingCopy(db, refOf(two), someWords({ slug: one.slug }), EDITOR),
		);
		expect(await publishChanges(db, refOf(wished), EDITOR)).toMatchObject({
			error: { kind: 'invalid', fields: { slug: expect.any(String) } },
		});
		const free = done(
			await saveWorkingCopy(db, refOf(wished), someWords({ slug: 'horario-novo' }), EDITOR),
		);
		const moved = done(await publishChanges(db, refOf(free), EDITOR));
		expect(moved).toMatchObject({
			slug: 'horario-novo',
			formerSlugs: ['classico-muda-de-horario-2'],
		});
		expect(await createArticleRepository(db.kysely).bySlug('classico-muda-de-horario-2')).toEqual(
			moved,
		);
		// Its own former address is its own still; that of another is not.
		const back = done(
			await saveWorkingCopy(
				db,
				refOf(moved),
				someWords({ slug: 'classico-muda-de-horario-2' }),
				EDITOR,
			),
		);
		expect(done(await publishChanges(db, refOf(back), EDITOR)).formerSlugs).toEqual([
			'horario-novo',
		]);
	},
);

onBothEngines(
	'withdrawn, archived, trashed and brought back; only what readers saw raises the data version',
	async (db) => {
		const version = () => readDataVersion(db.kysely);
		const published = done(
			await publishArticle(db, refOf(await createArticle(db, someWords(), EDITOR)), EDITOR),
		);
		const from = await version();
		const draft = done(await unpublishArticle(db, refOf(published), later(1)));
		expect(draft).toMatchObject({
			state: 'draft',
			live: null,
			slug: published.slug,
			publishedAt: NOW,
		});
		const again = done(await publishArticle(db, refOf(draft), later(2)));
		expect(again).toMatchObject({
			state: 'published',
			publishedAt: NOW,
			updatedAt: NOW + 2 * MINUTE,
			slug: published.slug,
		});
		const trashed = done(await trashArticle(db, refOf(again), later(3)));
		expect(await saveWorkingCopy(db, refOf(trashed), someWords(), EDITOR)).toMatchObject({
			error: { kind: 'wrong-step' },
		});
		const restored = done(await restoreArticle(db, refOf(trashed), later(4)));
		expect(restored).toMatchObject({ state: 'published', deletedAt: null, live: again.live });
		const archived = done(await archiveArticle(db, refOf(restored), later(5)));
		expect(archived.live).toBeNull();
		expect(await version()).toBe(from + 5);

		const other = await createArticle(db, someWords(), EDITOR);
		const schedule = done(await scheduleArticle(db, refOf(other), NOW + MINUTE, EDITOR));
		const lost = done(await trashArticle(db, refOf(schedule), EDITOR));
		expect(await publishDueArticles({ db }, { now: NOW + 2 * MINUTE })).toEqual([]);
		expect(done(await restoreArticle(db, refOf(lost), later(2)))).toMatchObject({
			state: 'draft',
			scheduledAt: null,
			live: null,
		});
		expect(await version()).toBe(from + 5);
	},
);

onBothEngines(
	'kept states: one for each ten minutes of a person’s saves, each can be brought back',
	async (db) => {
		const articles = createArticleRepository(db.kysely);
		const bia = {
			actor: { id: 'editor-2', name: 'bia@guia.example', network: null },
			now: NOW + 3 * MINUTE,
		};
		let article = await createArticle(db, someWords({ title: 'Um' }), EDITOR);
		for (const [title, by] of [
			['Dois', later(1)],
			['Três', later(2)],
			['Quatro', bia],
			['Cinco', later(12)],
		] as const)
			article = done(await saveWorkingCopy(db, refOf(article), someWords({ title }), by));
		const kept = await articles.listRevisions(article.id);
		expect(kept.map(({ revision, kind }) => [revision, kind])).toEqual([
			[5, 'saved'],
			[4, 'saved'],
			[3, 'saved'],
			[1, 'created'],
		]);
		const back = done(await restoreRevision(db, refOf(article), 3, later(13)));
		expect(back).toMatchObject({ working: { title: 'Três' }, revision: 6 });
		expect(await restoreRevision(db, refOf(back), 2, later(13))).toMatchObject({
			error: { kind: 'not-found' },
		});
	},
);
