"""The network of the recogniser in PyTorch; reads its weights from Tesseract's file and writes them back.

Tesseract's specification is [1,48,0,1Ct3,3,16Mp3,3Lfys64Lfx96Lrx96Lfx512O1c1]: a picture 48 pixels high, a 3 x 3
convolution, 3 x 3 max pooling, an LSTM down each column, an LSTM forward and one backward along the line, another one
forward, and an output for each character.
"""

import struct

import numpy
import torch
from torch import nn
from torch.nn import functional

INT8_MATRIX = 0x85
GATES = 4
HEIGHT = 48
LAYERS = [("convolution", 1, 16, 10), ("column", GATES, 64, 81), ("forward", GATES, 96, 161),
          ("backward", GATES, 96, 193), ("wide", GATES, 512, 609)]
# Tesseract orders the gates as: candidate, input, forget, output; PyTorch as: input, forget, candidate, output.
FROM_TESSERACT = [1, 2, 0, 3]
TO_TESSERACT = [2, 0, 1, 3]


def matrices(data, characters):
    """The positions of all matrices in the file: (name, rows, columns, start of weights, start of scales)."""
    found, done = [], 0
    for name, times, rows, columns in [*LAYERS, ("characters", 1, characters, 513)]:
        for _ in range(times):
            at = data.index(struct.pack("<BII", INT8_MATRIX, rows, columns), done)
            weights = at + 10
            scales = weights + rows * columns + 4
            padded = struct.unpack("<I", data[scales - 4:scales])[0]
            if not rows <= padded <= rows + 64:
                raise ValueError(f"no scales for the matrix at {at}")
            found.append((name, rows, columns, weights, scales))
            done = scales + padded * 8
    return found


def read_weights(data, characters):
    """Name of a layer -> its matrices as floating-point numbers."""
    layers = {}
    for name, rows, columns, weights, scales in matrices(data, characters):
        whole = numpy.frombuffer(data, numpy.int8, rows * columns, weights).reshape(rows, columns)
        scale = numpy.frombuffer(data, numpy.float64, rows, scales)
        layers.setdefault(name, []).append((whole * scale[:, None]).astype(numpy.float32))
    return layers


def write_weights(data, characters, layers):
    """The file with other weights, each row quantised to 8-bit integers with one scale."""
    result, taken = bytearray(data), {}
    for name, rows, columns, weights, scales in matrices(data, characters):
        matrix = layers[name][taken.setdefault(name, 0)].astype(numpy.float64)
        taken[name] += 1
        scale = numpy.abs(matrix).max(axis=1) / 127
        whole = numpy.rint(matrix / numpy.where(scale == 0, 1, scale)[:, None]).astype(numpy.int8)
        result[weights:weights + rows * columns] = whole.tobytes()
        result[scales:scales + rows * 8] = scale.tobytes()
    return bytes(result)


class Network(nn.Module):
    def __init__(self, characters):
        super().__init__()
        self.convolution = nn.Conv2d(1, 16, 3)
        self.column_lstm = nn.LSTM(16, 64)
        self.forward_lstm = nn.LSTM(64, 96)
        self.backward_lstm = nn.LSTM(96, 96)
        self.wide_lstm = nn.LSTM(96, 512)
        self.characters = nn.Linear(512, characters)

    def forward(self, pictures, widths):
        """pictures: lines x 1 x 48 x width, from -1 (ink) to 1 (paper); widths in pixels.
        Returns the scores (steps x lines x characters) and the number of steps of each line."""
        lines, _, _, width = pictures.shape
        noise = torch.rand(lines, 1, HEIGHT + 2, width + 2, device=pictures.device, dtype=pictures.dtype) * 2 - 1
        inside = (torch.arange(width, device=pictures.device)[None, :] < widths[:, None])[:, None, None, :]
        noise[:, :, 1:-1, 1:-1] = torch.where(inside, pictures, noise[:, :, 1:-1, 1:-1])
        pooled = functional.max_pool2d(torch.tanh(self.convolution(noise)), 3)
        steps = torch.div(widths, 3, rounding_mode="floor")
        pooled = pooled[:, :, :, :int(steps.max())]
        count = pooled.shape[3]
        columns = pooled.permute(2, 0, 3, 1).reshape(HEIGHT // 3, lines * count, 16)
        last = self.column_lstm(columns)[0][-1].reshape(lines, count, 64).transpose(0, 1)
        ahead = self.forward_lstm(last)[0]
        # The backward LSTM starts at the end of each line, not at the end of the padding.
        place = torch.arange(count, device=pictures.device)[:, None]
        reverse = torch.where(place < steps[None, :], steps[None, :] - 1 - place, place)[:, :, None].expand(-1, -1, 96)
        back = torch.gather(self.backward_lstm(torch.gather(ahead, 0, reverse))[0], 0, reverse)
        return self.characters(self.wide_lstm(back)[0]), steps

    def lstm(self, name):
        return getattr(self, f"{name}_lstm")

    def load(self, layers):
        def put(parameter, values):
            with torch.no_grad():
                parameter.copy_(torch.from_numpy(numpy.ascontiguousarray(values)))

        kernel = layers["convolution"][0]
        put(self.convolution.weight, kernel[:, :9].reshape(16, 3, 3).transpose(0, 2, 1)[:, None])
        put(self.convolution.bias, kernel[:, 9])
        for name, gates, size, columns in LAYERS[1:]:
            lstm, inputs = self.lstm(name), columns - size - 1
            stacked = [layers[name][gate] for gate in FROM_TESSERACT]
            put(lstm.weight_ih_l0, numpy.concatenate([gate[:, :inputs] for gate in stacked]))
            put(lstm.weight_hh_l0, numpy.concatenate([gate[:, inputs:-1] for gate in stacked]))
            put(lstm.bias_ih_l0, numpy.concatenate([gate[:, -1] for gate in stacked]))
            put(lstm.bias_hh_l0, numpy.zeros(GATES * size, numpy.float32))
            lstm.bias_hh_l0.requires_grad_(False)
        last = layers["characters"][0]
        put(self.characters.weight, last[:, :-1])
        put(self.characters.bias, last[:, -1])

    def layers(self):
        """The weights in the form that `load` takes."""
        take = lambda parameter: parameter.detach().float().cpu().numpy()
        kernel = take(self.convolution.weight)[:, 0].transpose(0, 2, 1).reshape(16, 9)
        result = {"convolution": [numpy.concatenate([kernel, take(self.convolution.bias)[:, None]], 1)]}
        for name, _, size, _ in LAYERS[1:]:
            lstm = self.lstm(name)
            whole = numpy.concatenate(
                [take(lstm.weight_ih_l0), take(lstm.weight_hh_l0), take(lstm.bias_ih_l0)[:, None]], 1)
            result[name] = [whole[gate * size:(gate + 1) * size] for gate in TO_TESSERACT]
        last = self.characters
        result["characters"] = [numpy.concatenate([take(last.weight), take(last.bias)[:, None]], 1)]
        return result


def normalise_contrast(picture):
    """Scales a grey picture as the recogniser does: the ink of its middle row becomes -1, the paper 1."""
    row = picture[picture.shape[0] // 2].astype(numpy.int16)
    before, here, after = row[:-2], row[1:-1], row[2:]
    low = here[((here < before) & (here <= after)) | ((here <= before) & (here < after))]
    high = here[((here > before) & (here >= after)) | ((here >= before) & (here > after))]
    black = numpy.quantile(low, 0.25) if low.size else 0
    white = numpy.quantile(high, 0.75) if high.size else 255
    half = (white - black) / 2
    scaled = (picture.astype(numpy.float32) - black) / (half if half > 0 else 1) - 1
    return numpy.clip(scaled, -1, 1)


def decode_greedy(scores, steps, blank):
    """The codes of each line: the best one of each step, without repetitions and blanks."""
    best = scores.argmax(2).cpu().numpy()
    read = []
    for line, count in enumerate(steps.tolist()):
        codes, last = [], blank
        for code in best[:count, line]:
            if code != last and code != blank:
                codes.append(int(code))
            last = code
        read.append(codes)
    return read
