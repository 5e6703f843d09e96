import { agendaCopy } from '#core/games/copy/agenda.ts';
import type { Leading } from '#core/site/leading.ts';
import { type IndexSection, NO_LETTER } from '#core/site/letter-index.ts';
import { Entries } from './entries.tsx';
import type { IndexPageProps } from './index-props.ts';

const { index: words } = agendaCopy;

type LettersProps = Pick<IndexPageProps, 'pathOf'> & { sections: readonly IndexSection[] };

/** An index from A to Z, with a link to each letter. */
export function Letters({ sections, pathOf }: LettersProps) {
	return (
		<>
			<nav className="jump letters" aria-label={words.letters} hidden={sections.length < 2}>
				<ul>
					{sections.map(({ title }) => (
						<li key={title}>
							<a href={`#${anchorOf(title)}`}>
								<span className="display">{nameOf(title)}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{sections.map(({ title, entries }) => (
				<section
					className="letter"
					key={title}
					id={anchorOf(title)}
					tabIndex={-1}
					aria-labelledby={`${anchorOf(title)}-h`}
				>
					<h2 id={`${anchorOf(title)}-h`} className="letter-head display">
						{nameOf(title)}
					</h2>
					<Entries entries={entries} pathOf={pathOf} look="letter-list" />
				</section>
			))}
		</>
	);
}

/** Lists above the letters. A search filters only the letters, which contain every entry. */
export function LeadingLists({ leading, pathOf }: Pick<IndexPageProps, 'leading' | 'pathOf'>) {
	return leading.map(({ title, entries }: Leading) => (
		<section className="lead-group" key={title} aria-label={title}>
			<h2 className="lead-title">{title}</h2>
			<Entries entries={entries} pathOf={pathOf} look="lead-list" />
		</section>
	));
}

function nameOf(letter: string): string {
	return letter === NO_LETTER ? words.noLetter : letter;
}

function anchorOf(letter: string): string {
	return `letra-${letter === NO_LETTER ? words.noLetter : letter.toLowerCase()}`;
}
