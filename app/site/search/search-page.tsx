import { Icon } from '#app/ui/icon.tsx';
import { VERSUS } from '#core/copy/games.ts';
import { queryCopy } from '#core/copy/query.ts';
import { paths, QUERY_PARAMETER, SEARCH_MAX_LENGTH, searchPath } from '#core/site/paths.ts';
import type { ShownSearch } from './shown-search.ts';

const { groups, empty } = queryCopy;

/** /busca: what a query means, and its answers over all days, without script too. */
export function SearchPage({ query, shown }: { query: string; shown: ShownSearch | null }) {
	return (
		<div className="wrap page found">
			<h1>{query === '' ? queryCopy.plainTitle : queryCopy.title(query)}</h1>
			<form id="busca-toda" action={paths.search} method="get" className="found-form">
				<label htmlFor="busca-pagina">{queryCopy.label}</label>
				<input
					id="busca-pagina"
					type="search"
					name={QUERY_PARAMETER}
					key={query}
					defaultValue={query}
					maxLength={SEARCH_MAX_LENGTH}
					autoCapitalize="off"
					autoComplete="off"
					enterKeyHint="search"
				/>
				<button type="submit" className="button">
					<Icon name="search" />
					{queryCopy.submit}
				</button>
			</form>
			{shown === null ? <Examples /> : <Found query={query} shown={shown} />}
		</div>
	);
}

function Found({ query, shown }: { query: string; shown: ShownSearch }) {
	const { words, rest, games, youth, named, more, articles } = shown;
	const isEmpty = games.length + youth.length + named.length + more.length + articles.length === 0;
	return (
		<>
			<Understood words={words} rest={rest} />
			{isEmpty ? (
				<div className="blank" data-empty="query">
					<h2 className="display">{empty.title(query)}</h2>
					<Examples />
				</div>
			) : null}
			<Games title={groups.games} games={games} />
			<Youth games={youth} />
			<Links title={groups.named} links={named} />
			<Links title={groups.more} links={more} />
			<Links title={groups.articles} links={articles} />
		</>
	);
}

function Understood({ words, rest }: Pick<ShownSearch, 'words' | 'rest'>) {
	if (words.length === 0) return null;
	return (
		<div className="found-words">
			<p id="entendi">{queryCopy.understood}</p>
			<ul aria-labelledby="entendi">
				{words.map((word) => (
					<li key={word}>{word}</li>
				))}
			</ul>
			{rest === '' ? null : <p>{queryCopy.notUnderstood(rest)}</p>}
		</div>
	);
}

function Games({ title, games }: { title: string; games: ShownSearch['games'] }) {
	return games.length === 0 ? null : (
		<section aria-label={title}>
			<h2>{title}</h2>
			<GameList games={games} />
		</section>
	);
}

function Youth({ games }: { games: ShownSearch['youth'] }) {
	return games.length === 0 ? null : (
		<details id="base" className="found-youth">
			<summary>{queryCopy.youth(games.length)}</summary>
			<GameList games={games} />
		</details>
	);
}

function GameList({ games }: { games: ShownSearch['games'] }) {
	return (
		<ul className="found-list">
			{games.map(({ home, away, competition, resposta, url }) => (
				<li key={url}>
					<a href={url}>
						<b>{`${home} ${VERSUS} ${away}`}</b> <span className="found-answer">{resposta}</span> <small>{competition}</small>
					</a>
				</li>
			))}
		</ul>
	);
}

function Links({ title, links }: { title: string; links: ShownSearch['named'] }) {
	return links.length === 0 ? null : (
		<section aria-label={title}>
			<h2>{title}</h2>
			<ul className="found-list">
				{links.map(({ name, detail, url }) => (
					<li key={url}>
						<a href={url}>
							<b>{name}</b> {detail === '' ? null : <small>{detail}</small>}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Examples() {
	return (
		<>
			<p>{empty.text}</p>
			<ul className="found-words">
				{empty.examples.map((example) => (
					<li key={example}>
						<a href={searchPath(example)}>{example}</a>
					</li>
				))}
			</ul>
		</>
	);
}
