import { useState } from 'react';
import { PICTURE_FOLDER } from '#app/admin/news/editor/image-window.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { UploadArea } from '#app/admin/upload/upload-area.tsx';
import { useUploads } from '#app/admin/upload/use-uploads.ts';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import type { Cover } from '#core/news/article.ts';
import { ALT_LENGTH } from '#core/news/article-limits.ts';
import type { ArticlePicture } from '#core/news/contract/articles.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.write.cover;

/** The picture above the article: upload, description, and focal point for all crops. */
export function CoverField({ work: { view, typed, change, problems } }: { work: ArticleWork }) {
	const [picture, setPicture] = useState(view?.cover ?? null);
	const settle = useSave();
	const { cover } = typed;
	const uploads = useUploads({
		folder: PICTURE_FOLDER,
		pictures: true,
		onUploaded: ({ address }) =>
			void settle.run(async () => {
				const sent = await api.send('POST', 'articles/pictures', { body: { address } });
				setPicture(sent);
				change({
					cover: { fileId: sent.fileId, alt: cover?.alt ?? '', focalPoint: { x: 0.5, y: 0.5 } },
				});
			}),
	});
	return (
		<section className="desk-part" aria-labelledby="capa">
			<h2 id="capa">{copy.title}</h2>
			{cover === null ? null : picture === null ? (
				<p className="block-warning">{copy.gone}</p>
			) : (
				<FocusPoint
					picture={picture}
					cover={cover}
					onChange={(focalPoint) => change({ cover: { ...cover, focalPoint } })}
				/>
			)}
			{cover === null ? null : (
				<>
					<Field
						label={copy.alt}
						hint={copy.altHint}
						maxLength={ALT_LENGTH}
						value={cover.alt}
						error={problems['cover.alt']}
						onChange={(event) => change({ cover: { ...cover, alt: event.target.value } })}
					/>
					<button type="button" className="text-button" onClick={() => change({ cover: null })}>
						{copy.remove}
					</button>
				</>
			)}
			{settle.problem === null ? null : <Alert>{settle.problem}</Alert>}
			<UploadArea
				uploads={uploads}
				label={cover === null ? copy.choose : copy.replace}
				hint={copy.hint}
				accept="image/*"
			/>
		</section>
	);
}

type FocusPointProps = {
	picture: ArticlePicture;
	cover: Cover;
	onChange(point: Cover['focalPoint']): void;
};

function FocusPoint({ picture, cover: { alt, focalPoint }, onChange }: FocusPointProps) {
	const { x, y } = focalPoint;
	const place = `${x * 100}% ${y * 100}%`;
	const slider = (axis: 'x' | 'y', label: string) => (
		<label className="crop-slider">
			{label}
			<input
				type="range"
				min={0}
				max={100}
				value={Math.round(focalPoint[axis] * 100)}
				aria-valuetext={copy.percent(Math.round(focalPoint[axis] * 100))}
				onChange={(event) => onChange({ ...focalPoint, [axis]: Number(event.target.value) / 100 })}
			/>
		</label>
	);
	return (
		<div className="cover">
			<p className="field-hint">{copy.focusHint}</p>
			<div className="cover-stage">
				<img
					src={picture.src}
					alt={alt}
					onPointerDown={(event) => {
						const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
						onChange({
							x: within((event.clientX - left) / width),
							y: within((event.clientY - top) / height),
						});
					}}
				/>
				<span className="cover-point" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
			</div>
			<fieldset className="crop-sliders">
				<legend className="vh">{copy.focus}</legend>
				{slider('x', copy.horizontal)}
				{slider('y', copy.vertical)}
			</fieldset>
			<ul className="cover-sizes" aria-label={copy.sizes}>
				{(['wide', 'share', 'square'] as const).map((size) => (
					<li key={size}>
						<img
							src={picture.src}
							alt=""
							className={`cover-${size}`}
							style={{ objectPosition: place }}
						/>
						<span className="field-hint">{copy[size]}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
