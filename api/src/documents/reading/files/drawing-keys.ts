/**
 * The dictionary keys that define how a page looks (ISO 32000-2, chapters 7 to 11). Everything else in a file (private
 * data of programs, metadata, properties of marked content, alternatives for printers, structure) is not visible.
 * Halftones (`/HT`) are for printing presses.
 */
const keys = `
Type Subtype Pages Kids Parent Count MediaBox CropBox Rotate UserUnit Resources Contents
Length Filter DecodeParms Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1
DamagedRowsBeforeError JBIG2Globals ColorTransform
ExtGState ColorSpace Pattern Shading XObject Font ProcSet
FormType BBox Matrix Group S CS I
Width Height BitsPerComponent ImageMask Mask Decode Interpolate SMask SMaskInData Intent Matte Name
LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC
BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2
CIDToGIDMap FontBBox FontMatrix CharProcs BaseEncoding Differences CMapName WMode UseCMap Registry Ordering Supplement
FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet Style FD CIDSet Length1 Length2 Length3
PatternType PaintType TilingType XStep YStep
ShadingType Background AntiAlias Domain Function Coords Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
FunctionType Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds
WhitePoint BlackPoint Gamma Alternate Colorants Process Components
`;

export const drawingKeys: ReadonlySet<string> = new Set(
  keys
    .trim()
    .split(/\s+/)
    .map((key) => `/${key}`),
);

/** The parts of a page's resources whose keys are names that the author of the file chose. */
export const namedResources: ReadonlySet<string> = new Set(
  ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font'].map((key) => `/${key}`),
);
/**
 * Keys whose entries have names that the author chose, wherever they occur: drawn glyphs of a font, and colours of
 * presses.
 */
export const namedAnywhere: ReadonlySet<string> = new Set(['/CharProcs', '/Colorants']);
