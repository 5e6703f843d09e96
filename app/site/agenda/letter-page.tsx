import { agendaCopy } from '#core/copy/agenda.ts';
import { countGames } from '#core/copy/games.ts';
import { type LetterIndex, NO_LETTER } from '#core/site/letter-index.ts';

const { index: words } = agendaCopy;

type LetterPageProps = { title: string; count: string; view: LetterIndex; pathOf: (id: string) => string };

/** Everything of one kind from A to Z, each with the number of its games to come. */
export function LetterPage({ title, count, view, pathOf }: LetterPageProps) {
	return (
		<div className="wrap page" data-index="">
			<header className="day-head">
				<h1>{title}</h1>
				<p className="day-facts">
					{count}. {words.note}
				</p>
			</header>
			<nav className="jump" aria-label={words.letters}>
				<ul>
					{view.letters.map(({ letter }) => (
						<li key={letter}>
							<a href={`#${anchorOf(letter)}`}>
								<span className="display">{nameOf(letter)}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{view.letters.map(({ letter, entries }) => (
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

function nameOf(letter: string): string {
	return letter === NO_LETTER ? words.noLetter : letter;
}

function anchorOf(letter: string): string {
	return `letra-${letter === NO_LETTER ? words.noLetter : letter.toLowerCase()}`;
}
