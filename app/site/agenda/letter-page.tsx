import { useDeferredValue, useMemo } from 'react';
import { useSearched } from '#app/site/searched.ts';
import { useSite } from '#app/site/site-context.ts';
import { agendaCopy } from '#core/copy/agenda.ts';
import { countGames } from '#core/copy/games.ts';
import type { Leading } from '#core/site/leading.ts';
import { NO_LETTER, searchIndex } from '#core/site/letter-index.ts';
import { unpackIndex } from '#core/site/packed-index.ts';

const { index: words } = agendaCopy;

type LetterPageProps = {
	title: string;
	/** '319 times'. */
	count: (total: number) => string;
	/** The index, packed. */
	packed: string;
	/** What most readers look for. */
	leading: readonly Leading[];
	/** Of this page. */
	path: string;
	/** Of an entry. */
	pathOf: (id: string) => string;
};

/** Everything of one kind from A to Z, each with the number of its games to come. The search of the frame filters it in place (S2.03). */
export function LetterPage({ title, count, packed, leading, path, pathOf }: LetterPageProps) {
	const term = useDeferredValue(useSearched(useSite().searched).term);
	const view = useMemo(() => unpackIndex(packed), [packed]);
	const found = useMemo(() => searchIndex(view, term), [view, term]);
	return (
		<div className="wrap page" data-index="">
			<header className="day-head">
				<h1>{title}</h1>
				<p className="day-facts">
					{count(view.total)}. {words.note}
				</p>
			</header>
			<p role="status" className={found.total === 0 ? 'vh' : 'found'}>
				{term === '' ? '' : found.total === 0 ? words.notFound(term) : words.found(count(found.total), term)}
			</p>
			{found.total === 0 && term !== '' ? <NothingFound term={term} path={path} /> : null}
			{term === '' ? <LeadingLists leading={leading} pathOf={pathOf} /> : null}
			<nav className="jump letters" aria-label={words.letters} hidden={found.letters.length < 2}>
				<ul>
					{found.letters.map(({ letter }) => (
						<li key={letter}>
							<a href={`#${anchorOf(letter)}`}>
								<span className="display">{nameOf(letter)}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{found.letters.map(({ letter, entries }) => (
				<section className="letter" key={letter} id={anchorOf(letter)} tabIndex={-1} aria-labelledby={`${anchorOf(letter)}-h`}>
					<h2 id={`${anchorOf(letter)}-h`} className="letter-head display">
						{nameOf(letter)}
					</h2>
					<ul className="letter-list">
						{entries.map(({ id, name, games }) => (
							<li key={id}>
								<a href={pathOf(id)}>
									{name}
									{games === 0 ? null : <span className="letter-games">{` ${countGames(games)}`}</span>}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

/** Before the letters; a search filters the letters alone, where everything stands. */
function LeadingLists({ leading, pathOf }: Pick<LetterPageProps, 'leading' | 'pathOf'>) {
	return leading.map(({ title, entries }) => (
		<section className="lead-group" key={title} aria-label={title}>
			<h2 className="lead-title">{title}</h2>
			<ul className="lead-list">
				{entries.map(({ id, name, games }) => (
					<li key={id}>
						<a href={pathOf(id)}>
							{name}
							{games === 0 ? null : <span className="letter-games">{` ${countGames(games)}`}</span>}
						</a>
					</li>
				))}
			</ul>
		</section>
	));
}

function NothingFound({ term, path }: { term: string; path: string }) {
	return (
		<div className="blank" data-empty="index">
			<h2 className="display">{words.notFound(term)}</h2>
			<p>{words.notFoundText}</p>
			<p className="blank-links">
				<a className="button" href={path}>
					{words.clear}
				</a>
			</p>
		</div>
	);
}

function nameOf(letter: string): string {
	return letter === NO_LETTER ? words.noLetter : letter;
}

function anchorOf(letter: string): string {
	return `letra-${letter === NO_LETTER ? words.noLetter : letter.toLowerCase()}`;
}
