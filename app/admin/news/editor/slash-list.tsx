import { useLayoutEffect, useRef } from 'react';
import { editorCopy } from '#core/news/copy/editor.ts';
import { COMMANDS } from './commands.ts';
import { EditorIcon } from './editor-icon.tsx';
import type { SlashState } from './slash-menu.ts';

const copy = editorCopy.slash;

/** Id of an option; the text refers to it while it keeps the focus. */
export const slashOptionId = (list: string, place: number) => `${list}-${place}`;

type SlashListProps = {
	id: string;
	state: SlashState;
	active: number;
	onHover(place: number): void;
};

/** The block menu beside the cursor; above it when there is no room below. */
export function SlashList({
	id,
	state: { items, left, top, bottom, choose },
	active,
	onHover,
}: SlashListProps) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return;
		const { offsetWidth, offsetHeight } = element;
		const isBelow = bottom + offsetHeight + 8 < window.innerHeight;
		element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - offsetWidth - 8))}px`;
		element.style.top = `${isBelow ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`;
	});
	useLayoutEffect(() => {
		box.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	return (
		<div ref={box} className="slash-menu">
			{items.length === 0 ? (
				<p className="quiet">{copy.none}</p>
			) : (
				<div role="listbox" id={id} aria-label={copy.label}>
					{items.map((name, place) => (
						// The focus stays in the text, which names the active option.
						<div
							key={name}
							id={slashOptionId(id, place)}
							role="option"
							aria-selected={place === active}
							tabIndex={-1}
							className="slash-option"
							onPointerMove={() => onHover(place)}
							onPointerDown={(event) => {
								event.preventDefault();
								choose(name);
							}}
						>
							<EditorIcon name={COMMANDS[name].icon} />
							<span>
								{editorCopy.tools[name]}
								<span className="cell-note">{copy.hints[name]}</span>
							</span>
						</div>
					))}
				</div>
			)}
		</div>
	);
}
