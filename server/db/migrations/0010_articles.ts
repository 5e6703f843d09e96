import type { Migration } from './migration.ts';

/**
 * Articles. Their text has two separate layers, so that autosave changes no published text and
 * lists read no bodies. Links to teams, competitions and games have no foreign key: an article
 * outlives its subject.
 */
export const articles: Migration = {
	name: '0010_articles',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table articles (
			id ${text} primary key,
			slug ${text} unique,
			state ${text} not null check (state in ('draft', 'scheduled', 'published', 'archived')),
			changed ${integer} not null,
			published_at ${bigint},
			updated_at ${bigint},
			scheduled_at ${bigint},
			created_at ${bigint} not null,
			saved_at ${bigint} not null,
			saved_by ${text},
			deleted_at ${bigint},
			demo ${integer} not null,
			revision ${integer} not null
		)${tableEnd}`,
		'create index articles_published on articles (state, published_at)',
		'create index articles_scheduled on articles (state, scheduled_at)',
		'create index articles_saved on articles (saved_at)',
		`create table article_contents (
			article_id ${text} not null references articles (id) on delete cascade,
			layer ${text} not null check (layer in ('working', 'live')),
			title ${text} not null,
			slug ${text},
			summary ${text} not null,
			author ${text} not null,
			cover ${text},
			credit ${text},
			body ${text} not null,
			search_text ${text} not null,
			primary key (article_id, layer)
		)${tableEnd}`,
		`create table article_links (
			article_id ${text} not null references articles (id) on delete cascade,
			layer ${text} not null,
			kind ${text} not null check (kind in ('team', 'competition', 'game')),
			target_id ${text} not null,
			position ${integer} not null,
			primary key (article_id, layer, kind, target_id)
		)${tableEnd}`,
		'create index article_links_target on article_links (layer, kind, target_id)',
		`create table article_slugs (
			slug ${text} primary key,
			article_id ${text} not null references articles (id) on delete cascade
		)${tableEnd}`,
		'create index article_slugs_article on article_slugs (article_id)',
		`create table article_revisions (
			article_id ${text} not null references articles (id) on delete cascade,
			revision ${integer} not null,
			at ${bigint} not null,
			saved_by ${text},
			kind ${text} not null,
			content ${text} not null,
			primary key (article_id, revision)
		)${tableEnd}`,
	],
};
