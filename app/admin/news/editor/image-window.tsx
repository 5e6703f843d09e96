import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { UploadArea } from '#app/admin/upload/upload-area.tsx';
import { useUploads } from '#app/admin/upload/use-uploads.ts';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { ALT_LENGTH } from '#core/news/article-limits.ts';
import type { ArticlePicture } from '#core/news/contract/articles.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import type { EditorWindow } from './editor-tools.ts';
import { placeBlock } from './place-block.ts';

const copy = editorCopy.image;
/** Bucket folder of article pictures. */
export const PICTURE_FOLDER = 'noticias';

type ImageWindowProps = {
	editor: Editor;
	asked: Extract<EditorWindow, { kind: 'image' }>;
	onClose: () => void;
};

/**
 * Uploads a picture and asks for a description or "decorative"; without either it is not inserted.
 */
export function ImageWindow({ editor, asked, onClose }: ImageWindowProps) {
	const isNew = asked.at === undefined;
	const [picture, setPicture] = useState<ArticlePicture | null>(null);
	const [alt, setAlt] = useState(asked.alt ?? '');
	const [decorative, setDecorative] = useState(asked.decorative ?? false);
	const [tried, setTried] = useState(false);
	const settle = useSave();
	const uploads = useUploads({
		folder: PICTURE_FOLDER,
		pictures: true,
		onUploaded: ({ address }) =>
			void settle.run(async () =>
				setPicture(await api.send('POST', 'articles/pictures', { body: { address } })),
			),
	});
	const sendGiven = useEffectEvent(() => {
		if (asked.file !== undefined) uploads.add([{ name: asked.file.name, bytes: asked.file }]);
	});
	useEffect(() => sendGiven(), []);
	const isDescribed = decorative || alt.trim() !== '';

	function apply(event: FormEvent): void {
		event.preventDefault();
		setTried(true);
		if (!isDescribed || (isNew && picture === null)) return;
		const words = { alt: decorative ? '' : alt.trim(), decorative };
		if (asked.at !== undefined) {
			const { fileId = '', src = '' } = (editor.state.doc.nodeAt(asked.at)?.attrs ?? {}) as {
				fileId?: string;
				src?: string;
			};
			placeBlock(editor, { type: 'image', attrs: { fileId, src, ...words } }, asked.at);
		} else if (picture !== null)
			placeBlock(
				editor,
				{ type: 'image', attrs: { fileId: picture.fileId, src: picture.src, ...words } },
				undefined,
			);
		onClose();
	}

	return (
		<Dialog title={isNew ? copy.title : copy.edit} onClose={onClose}>
			<form className="panel-form" onSubmit={apply} noValidate>
				{isNew ? (
					<UploadArea uploads={uploads} label={copy.choose} hint={copy.hint} accept="image/*" />
				) : null}
				{settle.problem === null ? null : <Alert>{settle.problem}</Alert>}
				{picture === null ? null : (
					<img className="picture-sent" src={picture.src} alt={copy.ready} />
				)}
				<Field
					label={copy.alt}
					value={alt}
					maxLength={ALT_LENGTH}
					disabled={decorative}
					hint={copy.altHint}
					error={tried && !isDescribed ? copy.altMissing : null}
					onChange={(event) => setAlt(event.target.value)}
				/>
				<CheckField label={copy.decorative} checked={decorative} onChange={setDecorative} />
				<div className="panel-actions">
					<button
						type="submit"
						className="button"
						aria-disabled={(isNew && picture === null) || undefined}
					>
						{isNew ? copy.insert : copy.apply}
					</button>
					<button type="button" className="button button-quiet" onClick={onClose}>
						{settingsCopy.cancel}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
