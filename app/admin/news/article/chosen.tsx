import { EditorIcon } from '#app/admin/news/editor/editor-icon.tsx';
import { articleDeskCopy } from '#core/news/copy/desk.ts';

const copy = articleDeskCopy.write;

export type Named = { id: string; name: string };

/** The chosen items, each with a remove button. */
export function Chosen({ list, onRemove }: { list: readonly Named[]; onRemove(id: string): void }) {
	if (list.length === 0) return null;
	return (
		<ul className="subject-list">
			{list.map(({ id, name }) => (
				<li key={id} className="subject-chip">
					{name}
					<button type="button" aria-label={copy.removeSubject(name)} onClick={() => onRemove(id)}>
						<EditorIcon name="close" />
					</button>
				</li>
			))}
		</ul>
	);
}
