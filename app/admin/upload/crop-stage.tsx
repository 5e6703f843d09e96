import { type PointerEvent, type RefObject, useRef } from 'react';
import { uploadCopy } from '#core/media/copy/upload.ts';
import { type Crop, dragPicture, placePicture } from '#core/media/crop.ts';
import type { Size } from './draw-crop.ts';

type CropStageProps = {
	source: string;
	image: RefObject<HTMLImageElement | null>;
	/** Null until the picture is decoded. */
	size: Size | null;
	crop: Crop;
	onCrop(crop: Crop): void;
	onLoad(): void;
	onError(): void;
};

/**
 * The square with the picture, which follows mouse and finger; the sliders beside it do the same by
 * keyboard.
 */
export function CropStage({ source, image, size, crop, onCrop, onLoad, onError }: CropStageProps) {
	const last = useRef<{ x: number; y: number } | null>(null);

	function move({ clientX: x, clientY: y, currentTarget }: PointerEvent): void {
		if (last.current === null || size === null) return;
		const side = currentTarget.clientWidth;
		onCrop(
			dragPicture(size, crop, { x: (x - last.current.x) / side, y: (y - last.current.y) / side }),
		);
		last.current = { x, y };
	}

	const percent = (part: number) => `${part * 100}%`;
	const place = size === null ? null : placePicture(size, crop);
	return (
		<div
			className="crop-stage"
			role="img"
			aria-label={uploadCopy.crop.stage}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				last.current = { x: event.clientX, y: event.clientY };
			}}
			onPointerMove={move}
			onPointerUp={() => {
				last.current = null;
			}}
			onPointerCancel={() => {
				last.current = null;
			}}
		>
			<img
				ref={image}
				src={source}
				alt=""
				draggable={false}
				onLoad={onLoad}
				onError={onError}
				style={
					place === null
						? { visibility: 'hidden' }
						: {
								left: percent(place.left),
								top: percent(place.top),
								width: percent(place.width),
								height: percent(place.height),
							}
				}
			/>
		</div>
	);
}
