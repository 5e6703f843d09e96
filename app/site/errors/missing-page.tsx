import type { ReactNode } from 'react';
import { frameCopy } from '#core/copy/frame.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import { paths, QUERY_PARAMETER, SEARCH_MAX_LENGTH } from '#core/site/paths.ts';

type MissingProps = { code?: string; title: string; text: string; children?: ReactNode };

/** A page that does not exist, or no longer: offers a search and the guide. */
export function MissingPage({
	code = pagesCopy.notFound.code,
	title,
	text,
	children,
}: MissingProps) {
	return (
		<div className="wrap missing" data-missing={code}>
			<p className="missing-code display" aria-hidden="true">
				{code}
			</p>
			<h1>{title}</h1>
			<p className="missing-text">{text}</p>
			{children}
			<form id="procurar-jogos" className="missing-search" action={paths.search} method="get">
				<label htmlFor="procurar">{pagesCopy.searchLabel}</label>
				<input
					id="procurar"
					type="search"
					name={QUERY_PARAMETER}
					maxLength={SEARCH_MAX_LENGTH}
					autoComplete="off"
					required
				/>
				<button type="submit" className="button">
					{pagesCopy.searchSubmit}
				</button>
			</form>
			<ul className="missing-links">
				<li>
					<a href={paths.today}>{pagesCopy.toToday}</a>
				</li>
				<li>
					<a href={paths.tomorrow}>{pagesCopy.toTomorrow}</a>
				</li>
				<li>
					<a href={paths.news}>{frameCopy.navigation.news}</a>
				</li>
			</ul>
		</div>
	);
}
