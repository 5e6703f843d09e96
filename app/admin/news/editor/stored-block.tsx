import { mergeAttributes, Node } from '@tiptap/core';
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { BlockActions } from './block-actions.tsx';
import { EditorIcon } from './editor-icon.tsx';

type BlockKind = {
	name: string;
	/** The only attribute that is stored, and the one of its markup. */
	attribute: string;
	mark: string;
	view: ComponentType<ReactNodeViewProps>;
};

/** A block of the text that stores what it is of; what it shows is loaded where it is shown. */
export function storedBlock({ name, attribute, mark, view }: BlockKind) {
	return Node.create({
		...{ name, group: 'block', atom: true, draggable: true },
		addAttributes: () => ({ [attribute]: { default: '', rendered: false } }),
		parseHTML: () => [
			{
				tag: `div[${mark}]`,
				getAttrs: (block) => ({ [attribute]: block.getAttribute(mark) }),
			},
		],
		renderHTML: ({ node, HTMLAttributes }) => [
			'div',
			mergeAttributes(HTMLAttributes, { [mark]: String(node.attrs[attribute]) }),
		],
		addNodeView: () => ReactNodeViewRenderer(view),
	});
}

type BlockFrameProps = ComponentProps<typeof BlockActions> & {
	label: string;
	selected: boolean;
	icon: ComponentProps<typeof EditorIcon>['name'];
	kind: string;
	children: ReactNode;
};

/** A block as the editor shows it: its kind, by which it is dragged, its content and actions. */
export function BlockFrame({ label, selected, icon, kind, actions, children }: BlockFrameProps) {
	return (
		<NodeViewWrapper
			as="section"
			className="block-game"
			aria-label={label}
			data-selected={selected || undefined}
			contentEditable={false}
		>
			<p className="block-kind" data-drag-handle>
				<EditorIcon name={icon} /> {kind}
			</p>
			{children}
			<div className="block-foot">
				<BlockActions actions={actions} />
			</div>
		</NodeViewWrapper>
	);
}
