import { Icon } from '#app/ui/icon.tsx';
import { queryCopy } from '#core/search/copy/query.ts';
import { searchCopy } from '#core/search/copy/search.ts';
import type { LinkedSuggestion } from '#core/search/suggestion.ts';
import { paths, QUERY_PARAMETER, SEARCH_MAX_LENGTH, searchPath } from '#core/site/paths.ts';
import { Hit, LeadHit } from './hit.tsx';
import type { ShownSearch } from './shown-search.ts';

const { groups, empty } = queryCopy;

/** /busca: the meaning of a query, and its answers over all days; it works without scripts. */
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
	const { words, rest, note, games, youth, fold, named, more, articles } = shown;
	const isEmpty = games.length + youth.length + named.length + more.length + articles.length === 0;
	const isApart = note !== '';
	return (
		<>
			<Understood words={words} rest={rest} />
			{isEmpty ? (
				<div className="blank" data-empty="query">
					<h2 className="display">{empty.title(query)}</h2>
					<Examples />
				</div>
			) : null}
			{isApart ? <Links title={groups.named} hits={named} /> : null}
			<Games games={games} note={note} />
			<Youth games={youth} fold={fold} />
			{isApart ? null : <Links title={groups.named} hits={named} />}
			<Links title={groups.more} hits={more} />
			<Links title={groups.articles} hits={articles} />
		</>
	);
}

function Understood({ words, rest }: Pick<ShownSearch, 'words' | 'rest'>) {
	if (words.length === 0) return null;
	return (
		<div className="found-words">
			<p id="entendi">{searchCopy.understood}</p>
			<ul aria-labelledby="entendi">
				{words.map((word) => (
					<li key={word}>{word}</li>
				))}
			</ul>
			{rest === '' ? null : <p>{queryCopy.notUnderstood(rest)}</p>}
		</div>
	);
}

/** The first game is the answer, unless all games are only near matches. */
function Games({ games, note }: Pick<ShownSearch, 'games' | 'note'>) {
	if (games.length === 0) return null;
	const [lead, ...others] = note === '' ? games : [undefined, ...games];
	return (
		<section aria-label={groups.games}>
			<h2 className={note === '' ? 'vh' : undefined}>{groups.games}</h2>
			{note === '' ? null : <p>{note}</p>}
			{lead === undefined ? null : (
				<a href={lead.url} className="hit-lead">
					<LeadHit hit={lead} />
				</a>
			)}
			<Hits hits={others.flatMap((hit) => hit ?? [])} />
		</section>
	);
}

function Youth({ games, fold }: { games: ShownSearch['youth']; fold: string }) {
	return games.length === 0 ? null : (
		<details id="base" className="found-youth">
			<summary>
				<Icon name="down" />
				{fold}
			</summary>
			<Hits hits={games} />
		</details>
	);
}

function Links({ title, hits }: { title: string; hits: ShownSearch['named'] }) {
	return hits.length === 0 ? null : (
		<section aria-label={title}>
			<h2>{title}</h2>
			<Hits hits={hits} />
		</section>
	);
}

function Hits({ hits }: { hits: readonly LinkedSuggestion[] }) {
	return hits.length === 0 ? null : (
		<ul className="hits">
			{hits.map((hit) => (
				<li key={hit.url}>
					<a href={hit.url} className="hit">
						<Hit hit={hit} />
					</a>
				</li>
			))}
		</ul>
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
