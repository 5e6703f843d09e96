import { mergeAttributes, Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { editorCopy } from '#core/news/copy/editor.ts';
import { BlockActions } from './block-actions.tsx';
import { EditorIcon } from './editor-icon.tsx';
import { useEditorTools } from './editor-tools.ts';

const copy = editorCopy.image;

/**
 * An uploaded picture in the text, described or marked as decorative. External pictures are not
 * accepted.
 */
export const ArticleImage = Node.create({
	name: 'image',
	group: 'block',
	draggable: true,
	addAttributes: () => ({
		fileId: { default: '', rendered: false },
		src: { default: '' },
		alt: { default: '' },
		decorative: { default: false, rendered: false },
	}),
	parseHTML: () => [
		{
			tag: 'img[data-file-id]',
			getAttrs: (image) => ({
				fileId: image.getAttribute('data-file-id'),
				src: image.getAttribute('src'),
				alt: image.getAttribute('alt'),
				decorative: image.hasAttribute('data-decorative'),
			}),
		},
	],
	renderHTML: ({ node, HTMLAttributes }) => {
		const { fileId, decorative } = node.attrs as ImageAttributes;
		return [
			'img',
			mergeAttributes(
				HTMLAttributes,
				{ 'data-file-id': fileId },
				decorative ? { 'data-decorative': '' } : {},
			),
		];
	},
	addNodeView: () => ReactNodeViewRenderer(ImageView),
});

type ImageAttributes = { fileId: string; src: string; alt: string; decorative: boolean };

function ImageView({ node, selected, getPos, deleteNode }: NodeViewProps) {
	const { open } = useEditorTools();
	const { src, alt, decorative } = node.attrs as ImageAttributes;
	const isMissing = alt === '' && !decorative;
	return (
		<NodeViewWrapper
			as="figure"
			className="block-image"
			data-selected={selected || undefined}
			contentEditable={false}
		>
			<img src={src} alt={alt} data-drag-handle />
			<figcaption className="block-foot">
				{isMissing ? (
					<span className="block-warning">
						<EditorIcon name="warning" /> {copy.undescribed}
					</span>
				) : (
					<span className="quiet">{decorative ? copy.decorative : alt}</span>
				)}
				<BlockActions
					actions={[
						{
							label: copy.change,
							run: () => open({ kind: 'image', at: getPos(), alt, decorative }),
						},
						{ label: copy.remove, run: deleteNode },
					]}
				/>
			</figcaption>
		</NodeViewWrapper>
	);
}
