import type { ProfilePlace } from '#app/site/agenda/profile-place.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import { MissingPage } from './missing-page.tsx';

type MissingEntryProps = {
	place: Pick<ProfilePlace, 'notFound' | 'pathOf'>;
	/** Entries whose name matches the address, if there are several. */
	meant: readonly { id: string; name: string; note: string }[];
};

/** No entry has this slug: offers all entries that share the name. */
export function MissingEntry({ place: { notFound, pathOf }, meant }: MissingEntryProps) {
	if (meant.length === 0) return <MissingPage {...notFound} />;
	const { several } = pagesCopy;
	return (
		<MissingPage title={several.title} text={several.text}>
			<ul className="meant" aria-label={several.label}>
				{meant.map(({ id, name, note }) => (
					<li key={id}>
						<a href={pathOf(id)}>
							<span className="meant-name">{name}</span>{' '}
							{note === '' ? null : <span className="meant-note">{note}</span>}
						</a>
					</li>
				))}
			</ul>
		</MissingPage>
	);
}
