import { Icon } from '#app/ui/icon.tsx';
import type { IndexSection } from '#core/site/letter-index.ts';
import { Entries } from './entries.tsx';
import type { IndexPageProps } from './index-props.ts';

type GroupsProps = Pick<IndexPageProps, 'pathOf'> &
	Pick<IndexPageProps['words'], 'count'> & {
		sections: readonly IndexSection[];
		/** Search results are not folded. */
		isOpen: boolean;
	};

/** An index by state, country or kind: folded groups, under larger headings if there are any. */
export function Groups({ sections, isOpen, ...shared }: GroupsProps) {
	const parts = [...new Set(sections.map(({ part }) => part))];
	return parts.map((part) => (
		<section className="group-part" key={part ?? ''} aria-label={part}>
			{part === undefined ? null : <h2 className="lead-title">{part}</h2>}
			<div className="group-folds">
				{sections.map((group) =>
					// A new list resets the folding; otherwise the reader controls it.
					group.part === part ? (
						<Group key={`${group.title} ${isOpen}`} group={group} isOpen={isOpen} {...shared} />
					) : null,
				)}
			</div>
		</section>
	));
}

type GroupProps = Omit<GroupsProps, 'sections'> & { group: IndexSection };

function Group({ group: { title, part, entries }, count, pathOf, isOpen }: GroupProps) {
	const Heading = part === undefined ? 'h2' : 'h3';
	return (
		<details className="fold" open={isOpen}>
			<summary>
				<Heading className="fold-name">{title}</Heading>
				<span className="hour-count">{count(entries.length)}</span>
				<Icon name="down" className="i turn" />
			</summary>
			<Entries entries={entries} pathOf={pathOf} look="letter-list" />
		</details>
	);
}
