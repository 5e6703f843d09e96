import { useDeferredValue, useMemo } from 'react';
import { LivePage } from '#app/live/live-page.tsx';
import { useSearched } from '#app/site/search-term.tsx';
import { topics } from '#core/changes/topic.ts';
import { agendaCopy } from '#core/games/copy/agenda.ts';
import { searchIndex } from '#core/site/letter-index.ts';
import { unpackIndex } from '#core/site/packed-index.ts';
import { indexPath } from '#core/site/paths/index-pages.ts';
import { Groups } from './groups.tsx';
import type { IndexPageProps } from './index-props.ts';
import { LeadingLists, Letters } from './letters.tsx';

const { index: shared } = agendaCopy;

/**
 * All entries of one kind from A to Z or in groups, each with its number of coming games. The
 * search of the frame filters them in place (S2.03).
 */
export function IndexPage({ name, words, packed, leading, grouped, path, pathOf }: IndexPageProps) {
	const term = useDeferredValue(useSearched().term);
	const view = useMemo(() => unpackIndex(packed), [packed]);
	const found = useMemo(() => searchIndex(view, term), [view, term]);
	return (
		<div className="wrap page" data-index="">
			<LivePage topics={[topics.index(name), topics.names]} data={leading} />
			<header className="day-head">
				<h1>{grouped ? words.grouped.title : words.title}</h1>
				<p className="day-facts">
					{words.count(view.total)}. {shared.note}
				</p>
			</header>
			<nav className="topics orders" aria-label={shared.orders}>
				<ul>
					<OrderLink
						href={indexPath(path, false, term)}
						isShown={!grouped}
						name={shared.inLetters}
					/>
					<OrderLink
						href={indexPath(path, true, term)}
						isShown={grouped}
						name={words.grouped.link}
					/>
				</ul>
			</nav>
			<p role="status" className={found.total === 0 ? 'vh' : 'found'}>
				{term === ''
					? ''
					: found.total === 0
						? shared.notFound(term)
						: shared.found(words.count(found.total), term)}
			</p>
			{found.total === 0 && term !== '' ? (
				<NothingFound term={term} path={indexPath(path, grouped, '')} />
			) : null}
			{term === '' ? <LeadingLists leading={leading} pathOf={pathOf} /> : null}
			{grouped ? (
				<Groups
					sections={found.sections}
					count={words.count}
					pathOf={pathOf}
					isOpen={term !== ''}
				/>
			) : (
				<Letters sections={found.sections} pathOf={pathOf} />
			)}
		</div>
	);
}

function OrderLink({ href, isShown, name }: { href: string; isShown: boolean; name: string }) {
	return (
		<li>
			<a href={href} aria-current={isShown ? 'page' : undefined}>
				{name}
			</a>
		</li>
	);
}

function NothingFound({ term, path }: { term: string; path: string }) {
	return (
		<div className="blank" data-empty="index">
			<h2 className="display">{shared.notFound(term)}</h2>
			<p>{shared.notFoundText}</p>
			<p className="blank-links">
				<a className="button" href={path}>
					{shared.clear}
				</a>
			</p>
		</div>
	);
}
