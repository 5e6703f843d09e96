import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { refusalCopy } from '#core/media/copy/media.ts';
import { uploadCopy } from '#core/media/copy/upload.ts';
import { type Crop, MOST_ZOOM, WHOLE } from '#core/media/crop.ts';
import { CropStage } from './crop-stage.tsx';
import { drawCrop, type Size, sizeOf } from './draw-crop.ts';
import type { Picked } from './use-uploads.ts';

type CropDialogProps = { file: File; onDone(picked: Picked): void; onClose(): void };

const copy = uploadCopy.crop;
const SLIDERS = [
	{ name: 'zoom', label: copy.zoom, min: 100, max: MOST_ZOOM * 100 },
	{ name: 'x', label: copy.horizontal, min: -100, max: 100 },
	{ name: 'y', label: copy.vertical, min: -100, max: 100 },
] as const;

/**
 * Crops a picture to a square before the upload, by dragging or by three sliders for the keyboard.
 */
export function CropDialog({ file, onDone, onClose }: CropDialogProps) {
	const image = useRef<HTMLImageElement>(null);
	const source = useObjectUrl(file);
	const [size, setSize] = useState<Size | null>(null);
	const [crop, setCrop] = useState<Crop>(WHOLE);
	const [broken, setBroken] = useState(false);

	async function use(): Promise<void> {
		if (image.current === null || size === null) return;
		const bytes = await drawCrop(image.current, crop).catch(() => null);
		if (bytes === null) setBroken(true);
		else onDone({ name: file.name.replace(/(\.\w{1,8})?$/, '.png'), bytes });
	}

	if (broken)
		return (
			<Dialog title={copy.title} onClose={onClose}>
				<Alert>{refusalCopy['unreadable-picture']}</Alert>
				<div className="panel-actions">
					<button type="button" className="button" onClick={onClose}>
						{copy.cancel}
					</button>
				</div>
			</Dialog>
		);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<p>{copy.text}</p>
			{source === null ? null : (
				<CropStage
					{...{ source, image, size, crop }}
					onCrop={setCrop}
					onLoad={() => image.current && setSize(sizeOf(image.current))}
					onError={() => setBroken(true)}
				/>
			)}
			<div className="crop-sliders">
				{SLIDERS.map(({ name, label, min, max }) => (
					<label key={name} className="crop-slider">
						<span>{label}</span>
						<input
							type="range"
							{...{ min, max }}
							value={Math.round(crop[name] * 100)}
							aria-valuetext={copy.percent(Math.round(crop[name] * 100))}
							onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) / 100 })}
						/>
					</label>
				))}
			</div>
			<div className="panel-actions">
				<button
					type="button"
					className="button"
					aria-disabled={size === null || undefined}
					onClick={() => void use()}
				>
					{copy.use}
				</button>
				<button
					type="button"
					className="button button-quiet"
					onClick={() => onDone({ name: file.name, bytes: file })}
				>
					{copy.asIs}
				</button>
				<button type="button" className="button button-quiet" onClick={onClose}>
					{copy.cancel}
				</button>
			</div>
		</Dialog>
	);
}

/** An object URL of the file, valid while mounted. */
function useObjectUrl(file: File): string | null {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return address;
}
